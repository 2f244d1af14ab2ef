import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { ResponseOf } from '@/contract/define';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { expressTexts } from '../texts';

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

  async copy(trackingNumber: string): Promise<void> {
    const copied = await this.app.platform.copyText(trackingNumber);
    this.app.feedback.toast(copied.ok ? expressTexts.copied : expressTexts.copyFailed);
  }
}
