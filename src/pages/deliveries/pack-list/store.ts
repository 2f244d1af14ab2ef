import { deliveriesCalls } from '@/contract/deliveries/calls';
import { ORDER_NO_MAX } from '@/contract/deliveries/values';
import type { RequestOf, ResponseOf } from '@/contract/define';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export type ParcelList = ResponseOf<typeof deliveriesCalls.listParcels>;

/** The parcels of one delivery, or of all deliveries of an order. */
export class ParcelListStore {
  readonly list = new Loadable<ParcelList>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** undefined: the address has no valid id. */
    private readonly asked: RequestOf<typeof deliveriesCalls.listParcels> | undefined,
  ) {}

  async load(): Promise<void> {
    const { api } = this.app;
    await this.list.find(this.asked, (asked) => api.call(deliveriesCalls.listParcels, asked));
  }
}

/** A delivery by its id, or all of an order by its number. */
export function namedIn({ id, orderNo = '' }: { readonly id?: string; readonly orderNo?: string }) {
  const deliveryId = recordId(id);
  if (deliveryId !== undefined) return { deliveryId };
  return orderNo !== '' && orderNo.length <= ORDER_NO_MAX ? { orderNo } : undefined;
}
