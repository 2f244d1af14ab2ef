import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { Delivery } from '@/contract/deliveries/schema';
import type { Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged, type PageAnswer } from '@/stores/data/paged';

const PAGE_SIZE = 10;

/** The deliveries, newest first. Loaded pages count as seen, which clears the profile tab's badge. */
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
    const answer = await toPage(this.app.api.callCounted(deliveriesCalls.listDeliveries, { page, limit }));
    if (answer.ok) this.tellSeen(answer.value.items);
    return answer;
  }

  /** Not awaited: a failure is repeated next time. */
  private tellSeen(items: readonly Delivery[]): void {
    const deliveryIds = items.filter(({ isNew }) => isNew).map(({ deliveryId }) => deliveryId);
    if (deliveryIds.length > 0) void this.app.api.call(deliveriesCalls.markDeliveriesSeen, { deliveryIds });
  }
}
