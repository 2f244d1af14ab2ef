import { makeAutoObservable, runInAction } from 'mobx';
import { ordersCalls } from '@/contract/orders/calls';
import type { Order } from '@/contract/orders/schema';
import { OrderState } from '@/contract/orders/values';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { orderTexts } from '../texts';
import { orderChanges } from './changes';
import { payOrder } from './pay';

type OrderAction = 'cancel' | 'confirm';

const CALLS = { cancel: ordersCalls.cancelOrder, confirm: ordersCalls.confirmReceipt } as const;
const QUESTIONS = { cancel: orderTexts.sureToCancel, confirm: orderTexts.sureToConfirm } as const;
const DONE = { cancel: orderTexts.cancelled, confirm: orderTexts.received } as const;

export class OrderDetailStore {
  readonly order = new Loadable<Order>();
  private seenChanges: number;
  /** The action in progress, including its confirmation. */
  busy: OrderAction | undefined = undefined;
  isSending = false;

  constructor(
    private readonly app: App,
    /** undefined: the address has no valid id. */
    private readonly orderId: number | undefined,
  ) {
    this.seenChanges = app.get(orderChanges).count;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get action(): OrderAction | undefined {
    const state = this.order.value?.state;
    if (state === OrderState.toPay) return 'cancel';
    return state === OrderState.delivering ? 'confirm' : undefined;
  }

  async load(): Promise<void> {
    const { api } = this.app;
    await this.order.find(this.orderId, (orderId) => api.call(ordersCalls.getOrder, { orderId }));
  }

  /** The parent returns from the payment page. */
  async loadWhenChanged(): Promise<void> {
    const { count } = this.app.get(orderChanges);
    if (this.seenChanges === count) return;
    this.seenChanges = count;
    await this.load();
  }

  async pay(): Promise<void> {
    const { value } = this.order;
    if (value) await payOrder(this.app, value);
  }

  reset(): void {
    this.order.reset();
  }

  /** Asks, then sends once, however often it is tapped. */
  async act(action: OrderAction): Promise<void> {
    const { value } = this.order;
    if (this.busy || !value) return;
    this.busy = action;
    const isSure = await this.app.feedback.confirm({ ...QUESTIONS[action], danger: action === 'cancel' });
    if (isSure) await this.send(action, value.orderId);
    runInAction(() => (this.busy = undefined));
  }

  private async send(action: OrderAction, orderId: number): Promise<void> {
    const { api, feedback } = this.app;
    this.isSending = true;
    const answer = await api.call(CALLS[action], { orderId });
    runInAction(() => (this.isSending = false));
    this.seenChanges = this.app.get(orderChanges).count += 1;
    if (answer.ok) {
      this.order.set(answer.value);
      feedback.toast(DONE[action]);
      return;
    }
    toastFailure(feedback, answer.error);
    // Refused: the page shows an outdated order.
    if (answer.error.kind === 'business') await this.load();
  }
}
