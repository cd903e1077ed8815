package shop

import dev.intrusive.IntrusiveLink
import dev.intrusive.Link

class Ticket(private val number: Int) {
  @JvmField @IntrusiveLink("queue") val queueLink: Link<Ticket> = Link()

  @JvmField @IntrusiveLink("open") var openPrev: Ticket? = null
  @JvmField @IntrusiveLink("open") var openNext: Ticket? = null
  @JvmField @IntrusiveLink("open") var openOwner: TicketOpen? = null

  override fun toString() = "#$number"
}
