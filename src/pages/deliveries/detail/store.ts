import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { ResponseOf } from '@/contract/define';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { expressTexts } from '../texts';
import { copyText } from '@/services/feedback/copy-text';

export type ParcelDetail = ResponseOf<typeof deliveriesCalls.getParcel>;

export class ParcelStore {
  readonly parcel = new Loadable<ParcelDetail>();

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'platform'>,
    /** undefined: the address has no valid id. */
    private readonly parcelId: number | undefined,
  ) {}

  async load(): Promise<void> {
    const { api } = this.app;
    await this.parcel.find(this.parcelId, (parcelId) => api.call(deliveriesCalls.getParcel, { parcelId }));
  }

  copy(trackingNumber: string): Promise<void> {
    return copyText(this.app, trackingNumber, expressTexts);
  }
}
