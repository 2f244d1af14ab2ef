import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { ResponseOf } from '@/contract/define';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { orUnknown } from '../or-unknown';
import { expressTexts } from '../texts';

export type ParcelDetail = ResponseOf<typeof deliveriesCalls.getParcel>;

/** The way of one parcel. */
export class ParcelStore {
  /** null: there is none. */
  readonly parcel = new Loadable<ParcelDetail | null>();

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'platform'>,
    private readonly parcelId: number,
  ) {}

  async load(): Promise<void> {
    const { parcelId } = this;
    await this.parcel.load(() =>
      parcelId > 0
        ? orUnknown(this.app.api.call(deliveriesCalls.getParcel, { parcelId }))
        : Promise.resolve(ok(null)),
    );
  }

  async copy(trackingNumber: string): Promise<void> {
    const copied = await this.app.platform.copyText(trackingNumber);
    this.app.feedback.toast(copied.ok ? expressTexts.copied : expressTexts.copyFailed);
  }
}
