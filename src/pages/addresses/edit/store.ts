import { makeAutoObservable, runInAction } from 'mobx';
import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import { AddressOutcome } from '@/contract/addresses/values';
import { BACKEND_CODE, fail, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { FormStore } from '@/stores/data/form';
import { Loadable } from '@/stores/data/loadable';
import {
  mergedValues,
  NEW_ADDRESS,
  saysTheSame,
  valuesOf,
  type AddressValues,
  addressForm,
} from '../address-values';
import { AddressSender, type AddressNeeds, type UpdateAnswer } from '../send';
import { addressEditTexts, addressFormTexts, addressTexts } from '../texts';

type EditNeeds = AddressNeeds & Pick<App, 'feedback' | 'get' | 'router'>;

/** The two versions after an edit on two devices. */
export interface Conflict {
  readonly theirs: Address;
  /** The parent's changes merged into theirs. */
  readonly mine: AddressValues;
}

/** Nothing was saved because of a conflict; the dialog shows instead of an error. */
const OVERTAKEN: AppError = { kind: 'business', code: BACKEND_CODE.conflict, message: '' };

/** Editing a stored address. Another device's changes are never overwritten without asking. */
export class EditAddressStore {
  /** The stored version as this page knows it; null: deleted. */
  readonly stored = new Loadable<Address | null>();
  readonly form: FormStore<AddressValues, Address>;
  conflict: Conflict | null = null;
  isRemoving = false;
  private isAsking = false;
  private readonly sender: AddressSender;

  constructor(
    private readonly app: EditNeeds,
    private readonly addressId: number,
  ) {
    this.sender = new AddressSender(app);
    const options = addressForm<Address>({ initial: NEW_ADDRESS, save: (values) => this.send(values) });
    this.form = new FormStore<AddressValues, Address>(app, {
      ...options,
      failureText: (error) => (error === OVERTAKEN ? '' : (options.failureText?.(error) ?? '')),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const loaded = await this.stored.load(() => this.fetch());
    if (loaded.ok && loaded.value) this.form.start(valuesOf(loaded.value));
  }

  /** Addresses belong to a parent. */
  reset(): void {
    this.stored.reset();
    this.form.start(NEW_ADDRESS);
    this.conflict = null;
  }

  async save(): Promise<void> {
    const result = await this.form.submit();
    if (result?.ok) await this.leave(addressFormTexts.saved);
  }

  /** The parent chose their own version: saved over the current one. */
  async keepMine(): Promise<void> {
    const { conflict } = this;
    if (!conflict) return;
    this.acceptAsStored(conflict.theirs);
    this.form.change(conflict.mine);
    await this.save();
  }

  takeTheirs(): void {
    const { conflict } = this;
    if (!conflict) return;
    this.acceptAsStored(conflict.theirs);
    this.form.start(valuesOf(conflict.theirs));
    this.app.feedback.toast(addressEditTexts.conflict.taken);
  }

  /** The next attempt asks again. */
  dismissConflict(): void {
    this.conflict = null;
  }

  async remove(): Promise<void> {
    if (this.isRemoving || this.isAsking) return;
    const { feedback, api } = this.app;
    const content = this.stored.value ? valuesOf(this.stored.value).detail : '';
    this.isAsking = true;
    const isSure = await feedback.confirm({ ...addressTexts.removeQuestion, content, danger: true });
    this.isAsking = false;
    if (!isSure) return;
    this.isRemoving = true;
    const removed = await api.call(addressesCalls.deleteAddress, { addressId: this.addressId });
    runInAction(() => (this.isRemoving = false));
    if (!removed.ok) return toastFailure(feedback, removed.error);
    this.form.start(this.form.values);
    await this.leave(addressTexts.removed);
  }

  private async fetch(): Promise<Result<Address | null>> {
    if (!(this.addressId > 0)) return ok(null);
    const found = await this.app.api.call(addressesCalls.getAddress, { addressId: this.addressId });
    const isDeleted = !found.ok && isRefusal(found.error, BACKEND_CODE.notFound);
    return isDeleted ? ok(null) : found;
  }

  private async send(values: AddressValues): Promise<Result<Address>> {
    const { value: stored } = this.stored;
    if (!stored) return this.sender.add(values);
    const answer = await this.sender.update(stored, values);
    return answer.ok ? this.settle(values, stored, answer.value) : answer;
  }

  private settle(
    values: AddressValues,
    stored: Address,
    { outcome, address }: UpdateAnswer,
  ): Result<Address> | Promise<Result<Address>> {
    if (outcome === AddressOutcome.deleted || !address) return this.askAsNew(values);
    if (outcome === AddressOutcome.saved) return ok(address);
    const mine = mergedValues(stored, values, address);
    // Both versions are equal: no choice needed.
    if (saysTheSame(mine, address)) return ok(address);
    runInAction(() => (this.conflict = { theirs: address, mine }));
    return fail(OVERTAKEN);
  }

  /** The server deleted the phone with the address, so it must be typed again. */
  private async askAsNew(values: AddressValues): Promise<Result<Address>> {
    const isWanted = await this.app.feedback.confirm(addressEditTexts.deletedQuestion);
    if (!isWanted) {
      this.form.start(values);
      void this.app.router.back();
      return fail(OVERTAKEN);
    }
    this.stored.set(null);
    if (values.phone !== null) return this.sender.add(values);
    runInAction(() => {
      this.form.change({ phone: '' });
      this.form.complaints = { phone: addressFormTexts.phoneAgain };
    });
    return fail(OVERTAKEN);
  }

  private acceptAsStored(theirs: Address): void {
    this.stored.set(theirs);
    this.conflict = null;
  }

  private async leave(text: string): Promise<void> {
    this.app.feedback.toast(text);
    await this.app.router.back();
  }
}
