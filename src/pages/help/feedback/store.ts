import { makeAutoObservable, runInAction } from 'mobx';
import { cutTo, lengthOf } from '@/contract/characters';
import { helpCalls } from '@/contract/help/calls';
import { FeedbackKind, FEEDBACK_LENGTH, OrderTopic } from '@/contract/help/values';
import { Attempt } from '@/services/attempt';
import { codeOf } from '@/services/error-code';
import { errorText, failureText } from '@/services/error-text';
import type { Files } from '@/services/files/types';
import type { App } from '@/stores/app/app';
import { PicturesStore } from './pictures-store';
import { feedbackTexts, requestTexts } from './texts';
import type { AppStorage, StoredValue } from '@/services/storage/app-storage';

/** Input that the phone's back button would discard. Stored on the device, for its author. */
interface FeedbackDraft {
  readonly userId: number;
  readonly kind: FeedbackKind | null;
  readonly content: string;
  /** Its order or subject; absent for general feedback. */
  readonly orderNo?: string;
  readonly about?: string;
}

const keptDraft: StoredValue<FeedbackDraft> = {
  name: 'feedbackDraft',
  version: 1,
  isValid: (value): value is FeedbackDraft => {
    if (typeof value !== 'object' || value === null) return false;
    const { userId, kind, content, orderNo = '', about = '' } = value as Partial<FeedbackDraft>;
    const isKind = kind === null || Object.values(FeedbackKind).some((known) => known === kind);
    const areTexts = [content, orderNo, about].every((text) => typeof text === 'string');
    return typeof userId === 'number' && isKind && areTexts;
  },
};

function readDraft(storage: AppStorage, userId: number): FeedbackDraft | undefined {
  const draft = storage.get(keptDraft);
  return draft?.userId === userId ? draft : undefined;
}

const keepDraft = (storage: AppStorage, draft: FeedbackDraft): void =>
  void storage.keepDraft(draft.userId, keptDraft, draft);
const dropDraft = (storage: AppStorage): void => storage.remove(keptDraft);

type FeedbackNeeds = Pick<App, 'api' | 'feedback' | 'platform' | 'session' | 'storage' | 'tracker'> & {
  readonly files: Files;
};

interface OrderRequest {
  readonly orderNo: string;
  readonly topic: OrderTopic;
}
/** A customer service request about an order, or about a subject named in the address. */
export type ServiceRequest = OrderRequest | { readonly about: string };

interface Named {
  readonly orderNo?: string;
  readonly topic?: string;
  readonly about?: string;
}

/** The address's request; undefined if it names none. */
export function serviceRequest({ orderNo, topic, about }: Named): ServiceRequest | undefined {
  if (!orderNo) return about ? { about: cutTo(about, ABOUT_MAX) } : undefined;
  const known = Object.values(OrderTopic).find((value) => value === topic);
  return { orderNo, topic: known ?? OrderTopic.afterSale };
}

/** In characters, leaving room for the parent's text. */
const ABOUT_MAX = 100;

/** Feedback to the provider: a kind, text, pictures. */
export class FeedbackStore {
  kind: FeedbackKind | null = null;
  content = '';
  complaints: Complaints = {};
  status: 'editing' | 'sending' | 'sent' = 'editing';
  /** Error text of the last attempt; '' if it did not fail. */
  failure = '';
  readonly pictures: PicturesStore;
  /** One idempotency key per feedback, so that the server stores it once if a response is lost. */
  private readonly attempt: Attempt;

  constructor(
    private readonly needs: FeedbackNeeds,
    /** A customer service request; undefined: general feedback. */
    readonly about?: ServiceRequest,
  ) {
    this.begin();
    this.pictures = new PicturesStore(needs);
    this.attempt = new Attempt(needs.platform);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get length(): number {
    return lengthOf(this.content);
  }

  get isSaving(): boolean {
    return this.status === 'sending';
  }

  /** There are unsaved changes. */
  get isChanged(): boolean {
    const isAsBegun = this.content === this.begun.content && this.kind === this.begun.kind;
    return this.status !== 'sent' && !(isAsBegun && this.pictures.items.length === 0);
  }

  /** Restores the draft of an earlier visit. */
  restore(): void {
    const { storage, session, feedback } = this.needs;
    const draft = readDraft(storage, session.user.userId);
    if (!draft || (draft.kind === null && draft.content.trim() === '')) return;
    const { orderNo, about } = this.named;
    if (draft.orderNo !== orderNo || draft.about !== about) return;
    this.kind = draft.kind;
    this.content = draft.content;
    feedback.toast(feedbackTexts.draftRestored);
  }

  setKind(kind: FeedbackKind): void {
    this.kind = kind;
    this.complaints = { ...this.complaints, kind: undefined };
    this.keep();
  }

  setContent(content: string): void {
    this.content = content;
    // A shown error is updated with the missing length, and cleared once fixed.
    if (this.complaints.content !== undefined)
      this.complaints = { ...this.complaints, content: checkContent(content) };
    this.keep();
  }

  /** The error about pictures, while it applies. */
  get picturesComplaint(): string | undefined {
    return this.complaints.pictures && checkPictures(this.pictures);
  }

  async submit(): Promise<void> {
    if (this.status !== 'editing' || !this.isComplete()) return;
    this.status = 'sending';
    this.failure = '';
    const request = {
      kind: this.kind as FeedbackKind,
      content: this.content.trim(),
      pictures: this.pictures.urls,
      ...(this.named.orderNo ? { orderNo: this.named.orderNo } : {}),
    };
    const requestId = await this.attempt.idOf(request);
    const { api, tracker, storage } = this.needs;
    const result = await api.call(helpCalls.submitFeedback, {
      ...request,
      ...(requestId ? { requestId } : {}),
    });
    tracker.track('feedback_submit', {
      kind: request.kind,
      pictures: request.pictures.length,
      passed: result.ok,
      code: codeOf(result),
    });
    if (result.ok) dropDraft(storage);
    runInAction(() => {
      this.status = result.ok ? 'sent' : 'editing';
      this.failure = result.ok
        ? ''
        : failureText(result.error, feedbackTexts.failed(errorText(result.error)));
    });
  }

  /** Whether the parent may leave; asks if there are changes, and drops them then. */
  async mayLeave(): Promise<boolean> {
    if (!this.isChanged) return true;
    const isSure = await this.needs.feedback.confirm({ ...feedbackTexts.leave, danger: true });
    if (isSure) dropDraft(this.needs.storage);
    return isSure;
  }

  writeAnother(): void {
    this.begin();
    this.complaints = {};
    this.status = 'editing';
    this.pictures.clear();
  }

  /** The initial values. */
  private get begun(): Pick<FeedbackDraft, 'kind' | 'content'> {
    if (!this.about) return { kind: null, content: '' };
    if ('about' in this.about)
      return { kind: FeedbackKind.other, content: feedbackTexts.aboutContent(this.about.about) };
    return { kind: FeedbackKind.order, content: requestTexts[this.about.topic].content };
  }

  private get named(): Pick<FeedbackDraft, 'orderNo' | 'about'> {
    if (!this.about) return {};
    return 'about' in this.about ? { about: this.about.about } : { orderNo: this.about.orderNo };
  }

  private begin(): void {
    this.kind = this.begun.kind;
    this.content = this.begun.content;
  }

  private isComplete(): boolean {
    this.complaints = {
      kind: checkKind(this.kind),
      content: checkContent(this.content),
      pictures: checkPictures(this.pictures),
    };
    return Object.values(this.complaints).every((complaint) => complaint === undefined);
  }

  private keep(): void {
    const { storage, session } = this.needs;
    const { kind, content } = this;
    keepDraft(storage, { userId: session.user.userId, kind, content, ...this.named });
  }
}

/** Errors by field. */
type Complaints = Partial<Record<'kind' | 'content' | 'pictures', string>>;

function checkKind(kind: FeedbackKind | null): string | undefined {
  return kind === null ? feedbackTexts.kindMissing : undefined;
}

function checkContent(content: string): string | undefined {
  const length = lengthOf(content);
  if (length === 0) return feedbackTexts.contentMissing;
  if (length < FEEDBACK_LENGTH.min) return feedbackTexts.contentShort(FEEDBACK_LENGTH.min - length);
  if (length > FEEDBACK_LENGTH.max) return feedbackTexts.contentLong(length - FEEDBACK_LENGTH.max);
  return undefined;
}

function checkPictures({ isUploading, hasFailed }: PicturesStore): string | undefined {
  if (isUploading) return feedbackTexts.picturesBusy;
  return hasFailed ? feedbackTexts.picturesFailed : undefined;
}
