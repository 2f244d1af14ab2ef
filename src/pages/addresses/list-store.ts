import { makeAutoObservable, runInAction } from 'mobx';
import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import { MAX_ADDRESSES } from '@/contract/addresses/values';
import type { Call } from '@/contract/define';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { addressTexts } from './texts';

type AddressListNeeds = Pick<App, 'api' | 'feedback'>;

export class AddressListStore {
  readonly list = new Loadable<readonly Address[]>();
  /** Id of the address being changed; the others are disabled. */
  busyId = 0;
  private isAsking = false;

  constructor(private readonly app: AddressListNeeds) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isFull(): boolean {
    return (this.list.value?.length ?? 0) >= MAX_ADDRESSES;
  }

  /** On every show: a form may have changed them. */
  async load(): Promise<void> {
    await this.list.load(() => this.app.api.call(addressesCalls.listAddresses, {}));
  }

  async remove(address: Address): Promise<void> {
    if (this.busyId || this.isAsking) return;
    const { receiverName, phone, place } = shownAddress(address);
    const question = {
      ...addressTexts.removeQuestion,
      content: `${receiverName} ${phone}\n${place}`,
      danger: true,
    };
    this.isAsking = true;
    const isSure = await this.app.feedback.confirm(question);
    this.isAsking = false;
    if (isSure) await this.write(addressesCalls.deleteAddress, address, addressTexts.removed);
  }

  async makeDefault(address: Address): Promise<void> {
    if (this.busyId || address.isDefault) return;
    await this.write(addressesCalls.setDefaultAddress, address, addressTexts.madeDefault);
  }

  private async write(
    call: Call<{ addressId: number }, null>,
    { addressId }: Address,
    done: string,
  ): Promise<void> {
    const { api, feedback } = this.app;
    this.busyId = addressId;
    const written = await api.call(call, { addressId });
    feedback.toast(written.ok ? done : errorText(written.error));
    // After a failure, too: another device may be the cause.
    await this.load();
    runInAction(() => (this.busyId = 0));
  }
}
