package shop

import dev.intrusive.OnEmplace
import dev.intrusive.PoolSlot
import dev.intrusive.Pooled

@Pooled
class Receipt {
  @JvmField @PoolSlot var slot = 0

  var ticket: Ticket? = null
    private set

  @OnEmplace
  fun print(ticket: Ticket) {
    this.ticket = ticket
  }
}
