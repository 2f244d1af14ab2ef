import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { Delivery } from '@/contract/deliveries/schema';
import type { Result } from '@/contract/errors';
import type { App } from '@/stores/app';
import { pageOf } from '@/stores/page-of';
import { Paged, type PageAnswer } from '@/stores/paged';

const PAGE_SIZE = 10;

/** The deliveries, newest first. What is on a page that came was seen, which clears the badge of mine. */
export class DeliveryListStore {
  readonly list: Paged<Delivery>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      PAGE_SIZE,
      ({ deliveryId }) => deliveryId,
    );
  }

  load = async (): Promise<void> => void (await this.list.refresh());

  private async fetch(page: number, limit: number): Promise<Result<PageAnswer<Delivery>>> {
    const answer = await pageOf(this.app.api.callCounted(deliveriesCalls.listDeliveries, { page, limit }));
    if (answer.ok) this.tellSeen(answer.value.items);
    return answer;
  }

  /** Nobody waits for it: what failed is told the next time. */
  private tellSeen(items: readonly Delivery[]): void {
    const deliveryIds = items.filter(({ isNew }) => isNew).map(({ deliveryId }) => deliveryId);
    if (deliveryIds.length > 0) void this.app.api.call(deliveriesCalls.markDeliveriesSeen, { deliveryIds });
  }
}
