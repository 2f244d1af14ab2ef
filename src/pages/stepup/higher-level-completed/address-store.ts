import { makeAutoObservable, runInAction } from 'mobx';
import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpDialogs } from '@/features/stepup/dialogs/dialogs';
import { completedTexts } from '@/features/stepup/higher-level/texts';
import { operatorOf, reportChange } from '@/features/stepup/operator';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** Delivery address of this year's materials. A confirmation applies to this pack only: rule stepup-61. */
export class AddressStore {
  readonly list = new Loadable<readonly Address[]>();
  isSaving = false;
  private isConfirmedHere = false;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'get' | 'session'>,
    private readonly dialogs: StepUpDialogs,
    private confirmedId: number,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: none, or deleted since. */
  get confirmed(): Address | null {
    return this.list.value?.find(({ addressId }) => addressId === this.confirmedId) ?? null;
  }

  /** The confirmed one, or a proposal; null: the parent has none. */
  get current(): Address | null {
    const addresses = this.list.value ?? [];
    return this.confirmed ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? null;
  }

  /** From the step-up; a confirmation made here is newer than an earlier response. */
  know(confirmedId: number): void {
    if (!this.isConfirmedHere) this.confirmedId = confirmedId;
  }

  async load(): Promise<void> {
    await this.list.load(() => this.app.api.call(addressesCalls.listAddresses, {}));
  }

  /** On every show; null: not returning from the address selection. */
  async shown(chosen: Address | null): Promise<void> {
    if (chosen) await this.confirm(chosen);
    await this.load();
  }

  async confirm({ addressId }: Address): Promise<void> {
    if (this.isSaving || addressId === this.confirmedId) return;
    const { api, feedback, session } = this.app;
    this.isSaving = true;
    const request = { student_id: session.user.userId, address_id: addressId, ...operatorOf(this.app) };
    const saved = await api.call(stepupCalls.confirmStepUpAddress, request);
    runInAction(() => {
      this.isSaving = false;
      if (!saved.ok) return;
      this.confirmedId = addressId;
      this.isConfirmedHere = true;
    });
    if (!saved.ok) return this.dialogs.refused(saved.error);
    reportChange(this.app);
    feedback.toast(completedTexts.address.done, 'done');
  }
}
