import { makeAutoObservable, runInAction } from 'mobx';
import { addressesCalls } from '@/contract/addresses/calls';
import type { Address } from '@/contract/addresses/schema';
import { ExchangeCurrency } from '@/contract/orders/values';
import { straightCalls } from '@/contract/straight/calls';
import type { StraightGift, StraightGifts } from '@/contract/straight/schema';
import { Attempt } from '@/services/attempt';
import { errorText, failureText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { giftTexts as texts } from './texts';

type Needs = Pick<App, 'api' | 'feedback' | 'platform' | 'router' | 'student'>;

/** Gifts for stars and pea coins. The server decides about cost and stock. */
export class GiftStore {
  readonly gifts = new Loadable<StraightGifts>();
  readonly addresses = new Loadable<readonly Address[]>();
  /** The gift being considered. */
  wanted: StraightGift | undefined = undefined;
  isOpen = false;
  isSending = false;
  failure = '';
  private chosen: Address | null = null;
  private isChoosing = false;
  private readonly attempt: Attempt;

  constructor(private readonly app: Needs) {
    this.attempt = new Attempt(app.platform);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Selected here, else the default one. null: there is none. */
  get address(): Address | null {
    const all = this.addresses.value ?? [];
    const named = all.find(({ addressId }) => addressId === this.chosen?.addressId);
    return named ?? this.chosen ?? all.find(({ isDefault }) => isDefault) ?? all[0] ?? null;
  }

  get balance(): number {
    const { stars = 0, peaCoins = 0 } = this.gifts.value?.balance ?? {};
    return this.wanted?.currency === ExchangeCurrency.star ? stars : peaCoins;
  }

  /** Balance after the exchange; negative if insufficient. */
  get balanceAfter(): number {
    return this.balance - (this.wanted?.cost ?? 0);
  }

  get canSend(): boolean {
    return (
      this.wanted !== undefined && this.balanceAfter >= 0 && (!this.wanted.isSent || this.address !== null)
    );
  }

  load = async (): Promise<void> => {
    await this.gifts.load(() => this.app.api.call(straightCalls.listStraightGifts, {}));
  };

  loadAddresses = async (): Promise<void> => {
    await this.addresses.load(() => this.app.api.call(addressesCalls.listAddresses, {}));
  };

  reset = (): void => {
    this.gifts.reset();
    this.addresses.reset();
    this.wanted = undefined;
    this.isOpen = false;
    this.chosen = null;
    this.isChoosing = false;
  };

  /** Back from choosing or adding an address: continue with its gift. */
  async shown(chosen: Address | null): Promise<void> {
    if (!this.isChoosing) return;
    this.isChoosing = false;
    this.chosen = chosen ?? this.chosen;
    this.isOpen = true;
    await this.loadAddresses();
  }

  async open(gift: StraightGift): Promise<void> {
    this.wanted = gift;
    this.failure = '';
    this.isOpen = true;
    if (gift.isSent) await this.loadAddresses();
  }

  close(): void {
    this.isOpen = false;
  }

  async toAddresses(): Promise<void> {
    const { router } = this.app;
    const current = this.address;
    this.isOpen = false;
    this.isChoosing = true;
    if (current === null) await router.go('myAddressCenterMyAddressForm');
    else await router.go('myAddress', { selectedId: String(current.addressId) });
  }

  async send(): Promise<void> {
    const { wanted } = this;
    if (wanted === undefined || this.isSending || !this.canSend) return;
    this.isSending = true;
    this.failure = '';
    const what = {
      giftId: wanted.id,
      cost: wanted.cost,
      addressId: wanted.isSent ? (this.address?.addressId ?? 0) : 0,
    };
    // A retry after a lost response is the same exchange.
    const submissionId = await this.attempt.idOf(what);
    if (submissionId === '') return this.ended(texts.noRandom);
    const answer = await this.app.api.call(straightCalls.exchangeGift, { ...what, submissionId });
    if (!answer.ok) {
      this.ended(failureText(answer.error, texts.failed(errorText(answer.error))));
      // Sold out, or the price changed: reload.
      if (answer.error.kind === 'business') await this.load();
      return;
    }
    this.attempt.done();
    this.ended('');
    this.isOpen = false;
    // The profile tab shows the stars.
    void this.app.student.loadPrivate();
    void this.load();
    if (await this.app.feedback.confirm(texts.done)) await this.app.router.go('myExchange');
  }

  private ended(failure: string): void {
    runInAction(() => {
      this.isSending = false;
      this.failure = failure;
    });
  }
}
