import { makeAutoObservable, runInAction } from 'mobx';
import { messagesCalls } from '@/contract/messages/calls';
import { MESSAGE_PAGE_SIZE, READ_ALL_ASKS_ABOVE, MessageKind } from '@/contract/messages/values';
import type { ResponseOf } from '@/contract/define';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import type { IconName } from '@/components/Icon';
import { messageTexts } from '../texts';

/** In tab order: most important first. */
const KIND_ORDER: readonly MessageKind[] = [
  MessageKind.class,
  MessageKind.homework,
  MessageKind.report,
  MessageKind.hours,
  MessageKind.activity,
  MessageKind.logistics,
  MessageKind.system,
];

export const kindIcons: Readonly<Record<MessageKind, IconName>> = {
  [MessageKind.system]: 'info',
  [MessageKind.class]: 'courses',
  [MessageKind.homework]: 'edit',
  [MessageKind.report]: 'order',
  [MessageKind.hours]: 'clock',
  [MessageKind.activity]: 'gift',
  [MessageKind.logistics]: 'logistics',
};

type Calls = typeof messagesCalls;
export type MessageItem = ResponseOf<Calls['getMessages']>[number];
type KindCount = ResponseOf<Calls['getMessageKinds']>[number];

export class MessageListStore {
  /** null: all. */
  kind: MessageKind | null = null;
  isReadingAll = false;
  readonly kinds = new Loadable<readonly KindCount[]>();
  readonly list: Paged<MessageItem>;
  /** Opened since the list was loaded, hence read. */
  private opened: ReadonlySet<number> = new Set();

  constructor(private readonly app: Pick<App, 'api' | 'feedback' | 'student'>) {
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      MESSAGE_PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Kinds with messages, in tab order. */
  get tabs(): readonly KindCount[] {
    const known = this.kinds.value ?? [];
    return KIND_ORDER.flatMap((kind) => known.find((count) => count.kind === kind) ?? []);
  }

  get totalUnread(): number {
    return this.tabs.reduce((total, { unread }) => total + unread, 0);
  }

  /** Of the selected tab. */
  get unread(): number {
    if (this.kind === null) return this.totalUnread;
    return this.tabs.find(({ kind }) => kind === this.kind)?.unread ?? 0;
  }

  isRead({ id, isRead }: MessageItem): boolean {
    return isRead || this.opened.has(id);
  }

  async load(): Promise<void> {
    await Promise.all([this.loadKinds(), this.list.refresh()]);
  }

  /** Returning from a message: the unread counts may have changed. */
  loadKinds(): Promise<unknown> {
    return this.kinds.load(() => this.app.api.call(messagesCalls.getMessageKinds, {}));
  }

  /** Another parent: never show the previous one's data. */
  reset(): void {
    this.opened = new Set();
    this.kind = null;
    this.kinds.reset();
    this.list.reset();
  }

  choose(kind: MessageKind | null): void {
    if (kind === this.kind) return;
    this.kind = kind;
    void this.list.first();
  }

  /** The message's page marks it as read on the server; no reload needed. */
  open({ id }: MessageItem): void {
    this.opened = new Set([...this.opened, id]);
  }

  async readAll(): Promise<void> {
    const { api, feedback, student } = this.app;
    const { unread, kind } = this;
    if (this.isReadingAll || unread === 0) return;
    this.isReadingAll = true;
    const isWanted =
      unread <= READ_ALL_ASKS_ABOVE || (await feedback.confirm(messageTexts.askReadAll(unread)));
    if (isWanted) {
      const answer = await api.call(messagesCalls.readAllMessages, kind === null ? {} : { kind });
      if (answer.ok) student.unread = answer.value.num;
      feedback.toast(answer.ok ? messageTexts.readDone : errorText(answer.error));
      if (answer.ok) this.markRead(kind);
    }
    runInAction(() => (this.isReadingAll = false));
  }

  private markRead(kind: MessageKind | null): void {
    const isMeant = (of: { readonly kind: MessageKind }) => kind === null || of.kind === kind;
    this.opened = new Set([...this.opened, ...this.list.items.filter(isMeant).map(({ id }) => id)]);
    const known = this.kinds.value;
    if (known) this.kinds.set(known.map((count) => (isMeant(count) ? { ...count, unread: 0 } : count)));
  }

  private fetch(page: number, limit: number) {
    const { kind } = this;
    const request = { page, limit, ...(kind === null ? {} : { kind }) };
    return toPage(this.app.api.callCounted(messagesCalls.getMessages, request));
  }
}
