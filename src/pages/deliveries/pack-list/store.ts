import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { ResponseOf } from '@/contract/define';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { orUnknown } from '../or-unknown';

export type ParcelList = ResponseOf<typeof deliveriesCalls.listParcels>;

/** The parcels of one delivery, or of all that one order was sent in. */
export class ParcelListStore {
  /** null: there is none. */
  readonly list = new Loadable<ParcelList | null>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly asked: { readonly deliveryId: number; readonly orderNo: string | undefined },
  ) {}

  async load(): Promise<void> {
    const { deliveryId, orderNo } = this.asked;
    const request = deliveryId > 0 ? { deliveryId } : orderNo ? { orderNo } : undefined;
    await this.list.load(() =>
      request
        ? orUnknown(this.app.api.call(deliveriesCalls.listParcels, request))
        : Promise.resolve(ok(null)),
    );
  }
}
