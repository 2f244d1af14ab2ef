import { runInAction } from 'mobx';
import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import { completedTexts } from '@/features/stepup/higher-level/texts';
import { errorText } from '@/services/error-text';
import { observed } from '@/services/observed';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

/** Where the material goes: the default address, so that another one becomes the default by being chosen (rule stepup-61). */
export class AddressStore {
  readonly list = new Loadable<readonly Address[]>();
  isSaving = false;

  constructor(private readonly app: Pick<App, 'api' | 'feedback'>) {
    observed(this);
  }

  /** null: there is none. */
  get current(): Address | null {
    const addresses = this.list.value ?? [];
    return addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null;
  }

  async load(): Promise<void> {
    await this.list.load(() => this.app.api.call(addressesCalls.listAddresses, {}));
  }

  /** At every visit; null: the parent comes from choosing none. */
  async shown(chosen: Address | null): Promise<void> {
    if (chosen) await this.choose(chosen);
    await this.load();
  }

  private async choose({ addressId, isDefault }: Address): Promise<void> {
    if (this.isSaving || isDefault) return;
    const { api, feedback } = this.app;
    this.isSaving = true;
    const saved = await api.call(addressesCalls.setDefaultAddress, { addressId });
    runInAction(() => (this.isSaving = false));
    feedback.toast(saved.ok ? completedTexts.address.changed : errorText(saved.error));
  }
}
