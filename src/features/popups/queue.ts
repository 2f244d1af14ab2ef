import { makeAutoObservable, runInAction, when } from 'mobx';
import type { ReactNode } from 'react';
import type { RouteName } from '@/contract/routes';
import { delay } from '@/services/clock';
import type { App } from '@/stores/app/app';
import { PopupCounts } from './counts';
import { inOrder, type PopupCardWords, type PopupEntry, type PopupId, type Showing } from './types';
import { popupVisit, type PopupVisit } from './visit';

/** Timeout after which a kind no longer blocks the others; it is shown when its response arrives. */
const ANSWER_MS = 4000;
/** Timeout for a popup's pictures and code; a later popup would surprise the parent. */
const PREPARE_MS = 8000;
/** Time for one popup to close before the next one opens. */
const GAP_MS = 200;

interface QueueParts {
  readonly app: App;
  readonly page: RouteName;
  readonly entries: readonly PopupEntry[];
  /** Resolves to whether the picture can be shown at once. */
  preload(image: string): Promise<boolean>;
}

/** What keeps every popup of the page back. */
export type Hold = 'open' | 'preparing' | 'hidden' | 'held' | 'covered';

/** Why a kind is passed over for those after it: no response in time, the visit's limit, or nothing (left) to show. */
export type Skip = 'late' | 'limit' | Left;
type Left = 'nothing' | 'spent' | 'unready';

export class Asked {
  /** undefined: no response yet. */
  waiting: readonly Showing[] | undefined = undefined;
  /** Where nothing waits (any more): it was not due, had its limit on this device, or could not be loaded. */
  left: Left = 'nothing';
  /** Timed out: no longer blocks the others. */
  isPassedOver = false;

  constructor(readonly entry: PopupEntry) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }
}

interface CurrentPopup {
  readonly id: PopupId;
  readonly key: string;
  readonly render: (state: { open: boolean; onClose: (acted: boolean) => void }) => ReactNode;
}

export interface WaitingCard extends PopupCardWords {
  readonly id: PopupId;
}

/** Shows one popup at a time on a page: rule shell-29 to rule shell-34. */
export class PopupQueue {
  current: CurrentPopup | undefined = undefined;
  isOpen = false;
  /** Nothing is shown and nothing is pending. */
  isEmpty = false;
  private isActive = true;
  /** The page shows its own sheet: due popups wait. */
  private isHeld = false;
  private isPreparing = false;
  private stopWaiting: (() => void) | undefined;
  round: readonly Asked[] = [];
  /** What the last popup allows no more. */
  suppressed: readonly Asked[] = [];
  readonly visit: PopupVisit;
  private readonly counts: PopupCounts;

  constructor(private readonly parts: QueueParts) {
    this.counts = new PopupCounts(parts.app.storage);
    this.visit = parts.app.get(popupVisit);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** waiting: more may be shown; idle: nothing will be. */
  get state(): 'open' | 'waiting' | 'idle' {
    if (this.current) return 'open';
    return this.isEmpty ? 'idle' : 'waiting';
  }

  /** Requests every kind again. The open popup stays. */
  begin(): void {
    const { app, entries } = this.parts;
    const round = inOrder(entries).map((entry) => new Asked(entry));
    this.round = round;
    this.suppressed = [];
    this.isEmpty = false;
    for (const asked of round) {
      const settle = (showings: readonly Showing[]): void => this.answered(round, asked, showings);
      void asked.entry.due(app).then(settle, () => settle([]));
    }
    app.scheduler.after(ANSWER_MS, () => this.passOver(round));
  }

  /** The session changed: popups of the last one must not be shown. */
  reset(): void {
    this.round = this.suppressed = [];
    this.current = undefined;
    this.isOpen = false;
    this.stopWaiting?.();
    this.stopWaiting = undefined;
  }

  /** A page in the background opens no popup. */
  setActive(isActive: boolean): void {
    this.isActive = isActive;
    this.pick();
  }

  setHeld(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.pick();
  }

  /** Counts as an impression when it closes, not when it opens. */
  close(acted: boolean): void {
    const { current } = this;
    if (!current || !this.isOpen) return;
    this.isOpen = false;
    this.counts.add(current.key);
    this.parts.app.tracker.track('popup_close', { popup: current.key, page: this.parts.page, acted });
    void delay(this.parts.app.scheduler, GAP_MS).then(() => this.leave(current));
  }

  /** Kinds that are due and not shown yet, for testers. */
  get waiting(): readonly PopupId[] {
    return this.round.flatMap(({ entry, waiting = [] }) => (waiting.length > 0 ? [entry.id] : []));
  }

  /** Kinds without a turn on this visit, once those that had one are through: a card each. */
  get cards(): readonly WaitingCard[] {
    if (!this.isEmpty) return [];
    return this.round.flatMap((asked) => {
      const { id, card } = asked.waiting?.[0] ?? {};
      return id && card ? [{ id, ...card }] : [];
    });
  }

  /** The card's action: its own, else what the popup asks. */
  take(id: PopupId): void {
    const asked = this.round.find(({ entry }) => entry.id === id);
    const next = asked?.waiting?.[0];
    if (!asked || !next || this.current || this.isPreparing) return;
    if (!next.card?.act) return void this.prepare(this.round, asked, next);
    this.leaveCard(asked, next, true);
    next.card.act(this.parts.app);
  }

  /** Counts like a popup that was put away. */
  putAway(id: PopupId): void {
    const asked = this.round.find(({ entry }) => entry.id === id);
    const next = asked?.waiting?.[0];
    if (asked && next) this.leaveCard(asked, next, false);
  }

  private leaveCard(asked: Asked, { key }: Showing, acted: boolean): void {
    asked.waiting = asked.waiting?.slice(1);
    this.counts.add(key);
    this.parts.app.tracker.track('popup_card', { popup: key, page: this.parts.page, acted });
  }

  private leave(left: CurrentPopup): void {
    if (this.current !== left) return;
    this.current = undefined;
    this.pick();
  }

  private answered(round: readonly Asked[], asked: Asked, showings: readonly Showing[]): void {
    if (asked.waiting) return;
    asked.waiting = showings.filter(({ key }) => this.counts.of(key) < asked.entry.limit);
    if (asked.waiting.length < showings.length) asked.left = 'spent';
    if (round !== this.round) return;
    if (asked.waiting.length > 0) this.isEmpty = false;
    this.pick();
  }

  private passOver(round: readonly Asked[]): void {
    round.forEach((asked) => (asked.isPassedOver = true));
    if (round === this.round) this.pick();
  }

  /** The page's part of what `pick` asks; the kind's is `skipOf`. */
  get holds(): readonly Hold[] {
    const holds = {
      open: this.current,
      preparing: this.isPreparing,
      hidden: !this.isActive,
      held: this.isHeld,
      covered: this.isCovered,
    };
    return (Object.keys(holds) as Hold[]).filter((name) => holds[name]);
  }

  /** undefined: it is not, and they wait for it. */
  skipOf({ waiting, isPassedOver, left }: Asked): Skip | undefined {
    if (!waiting) return isPassedOver ? 'late' : undefined;
    const [next] = waiting;
    if (!next) return left;
    return this.visit.hasRoomFor(next.id) ? undefined : 'limit';
  }

  /** What opens next: all before it are passed over. */
  get head(): Asked | undefined {
    return this.round.find((asked) => !this.skipOf(asked));
  }

  /** Opens the first due kind, once all kinds before it have responded or timed out. */
  private pick(): void {
    const { holds, head, round, visit } = this;
    if (holds.includes('covered')) this.waitForMask();
    if (holds.length > 0) return;
    if (!head) this.isEmpty = true;
    const next = head?.waiting?.[0];
    if (!head || !next) return;
    if (visit.mustAsk) return void visit.askOperator().then(this.pick);
    void this.prepare(round, head, next);
  }

  /** A loading mask or a dialog covers the page: a popup would overlap it. */
  private get isCovered(): boolean {
    return this.parts.app.feedback.drawn?.isCovering ?? false;
  }

  /** Retries once the page is no longer covered. */
  private waitForMask(): void {
    this.stopWaiting ??= when(
      () => !this.isCovered,
      () => {
        this.stopWaiting = undefined;
        this.pick();
      },
    );
  }

  private async prepare(round: readonly Asked[], asked: Asked, next: Showing): Promise<void> {
    this.isPreparing = true;
    const render = await this.ready(next);
    runInAction(() => {
      this.isPreparing = false;
      // The page may have lost the front or been covered while this loaded: then the popup stays queued.
      if (round === this.round && (this.holds.length === 0 || !render)) {
        asked.waiting = asked.waiting?.slice(1);
        if (!render) asked.left = 'unready';
        else if (asked.entry.suppressesRest) [this.round, this.suppressed] = [[], round];
        if (render) this.show(next, render);
      }
      this.pick();
    });
  }

  private show({ id, key }: Showing, render: CurrentPopup['render']): void {
    this.current = { id, key, render };
    this.isOpen = true;
    this.visit.count(id);
    this.parts.app.tracker.track('popup_show', { popup: key, page: this.parts.page });
  }

  /** undefined: pictures or code are missing, and the popup is skipped. */
  private async ready({ images, load }: Showing): Promise<CurrentPopup['render'] | undefined> {
    const { app, preload } = this.parts;
    const timeout = delay(app.scheduler, PREPARE_MS).then(() => undefined);
    const prepared = Promise.all([load(), ...images.map(preload)]).then(([render, ...areThere]) =>
      areThere.every(Boolean) ? render : undefined,
    );
    return Promise.race([prepared, timeout]).catch(() => undefined);
  }
}
