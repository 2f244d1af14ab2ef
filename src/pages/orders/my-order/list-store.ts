import { makeAutoObservable } from 'mobx';
import { ordersCalls } from '@/contract/orders/calls';
import type { OrderHead } from '@/contract/orders/schema';
import { OrderGroup } from '@/contract/orders/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

const PAGE_SIZE = 10;

/** Orders by state; visited groups show at once. */
export class OrderListStore {
  group: OrderGroup = OrderGroup.all;
  private readonly lists = new Map<OrderGroup, Paged<OrderHead>>();

  constructor(private readonly app: App) {
    makeAutoObservable(this, { list: false }, { autoBind: true, deep: false });
  }

  get list(): Paged<OrderHead> {
    const { group } = this;
    const known = this.lists.get(group);
    if (known) return known;
    const made = new Paged<OrderHead>(
      (page, limit) => this.fetch(group, page, limit),
      PAGE_SIZE,
      ({ orderId }) => orderId,
    );
    this.lists.set(group, made);
    return made;
  }

  async load(): Promise<void> {
    await this.list.again();
  }

  async choose(group: OrderGroup): Promise<void> {
    this.group = group;
    if (this.list.status === 'idle' || this.list.status === 'failed') await this.load();
  }

  /** An order was cancelled or received on its own page: it may be in another group now. */
  async reload(): Promise<void> {
    this.forgetOthers();
    await this.load();
  }

  reset(): void {
    // Keep the list objects: the page observes them.
    this.lists.forEach((list) => list.reset());
    this.group = OrderGroup.all;
  }

  private forgetOthers(): void {
    const { list } = this;
    this.lists.clear();
    this.lists.set(this.group, list);
  }

  private fetch(group: OrderGroup, page: number, limit: number) {
    return toPage(this.app.api.callCounted(ordersCalls.listOrders, { page, limit, group }));
  }
}
