import { makeAutoObservable } from 'mobx';
import { ordersCalls } from '@/contract/orders/calls';
import type { Exchange } from '@/contract/orders/schema';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

const PAGE_SIZE = 20;

/** The child's exchanges, one of which may be expanded. */
export class MyExchangeStore {
  readonly list: Paged<Exchange>;
  openId: number | undefined = undefined;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      PAGE_SIZE,
      ({ exchangeId }) => exchangeId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  reset(): void {
    this.openId = undefined;
    this.list.reset();
  }

  toggle(exchangeId: number): void {
    this.openId = this.openId === exchangeId ? undefined : exchangeId;
  }

  private fetch(page: number, limit: number) {
    return toPage(this.app.api.callCounted(ordersCalls.listExchanges, { page, limit }));
  }
}
