package shop

fun main() {
  val queue = TicketQueue()
  val open = TicketOpen()
  val tickets = List(3) { Ticket(it + 1) }
  for (ticket in tickets) {
    queue.addLast(ticket)
    open.addFirst(ticket)
  }
  open.remove(tickets[1])
  queue.moveToFirst(tickets[2])
  println("queue $queue")
  println("open $open")
  println("lists left: ${TicketLinks.unlinkAll(tickets[0])}")
  println("after 2: ${TicketLinks.nextInQueue(tickets[1])}")
  val receipts = ReceiptPool(1)
  println("receipt for ${receipts.emplace(tickets[0]).ticket}")
}
