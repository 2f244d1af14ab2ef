import { makeAutoObservable, runInAction, when } from 'mobx';
import { ConfigTypeCode } from '@/contract/configuration/values';
import type { ReactNode } from 'react';
import type { RouteName } from '@/contract/routes';
import { readConfig } from '@/features/configuration/read-config';
import { delay } from '@/services/clock';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app/app';
import { PopupCounts } from './counts';
import { inOrder, type PopupEntry, type PopupId, type Showing } from './types';

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

class Asked {
  /** undefined: no response yet. */
  waiting: readonly Showing[] | undefined = undefined;
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
  /** Kinds dismissed in a row in this visit, without any other action of the parent. */
  private inARow = 0;
  /** Further popups of this kind are not limited: tag popups are shown one after another. */
  private lastPutAway: PopupId | undefined;
  /** The operator's limit; undefined: not requested yet. */
  private operatorsMost: number | undefined;
  private isAskingOperator = false;
  private stopWaiting: (() => void) | undefined;
  private round: Asked[] = [];
  private readonly counts: PopupCounts;

  constructor(private readonly parts: QueueParts) {
    this.counts = new PopupCounts(parts.app.storage);
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
    this.isEmpty = false;
    for (const asked of round) {
      const settle = (showings: readonly Showing[]): void => this.answered(round, asked, showings);
      void asked.entry.due(app).then(settle, () => settle([]));
    }
    app.scheduler.after(ANSWER_MS, () => this.passOver(round));
  }

  /** The session changed: popups of the last one must not be shown. */
  reset(): void {
    this.round = [];
    this.beginRow();
    this.current = undefined;
    this.isOpen = false;
    this.stopWaiting?.();
    this.stopWaiting = undefined;
  }

  /** A page in the background opens no popup. */
  setActive(isActive: boolean): void {
    if (isActive && !this.isActive) this.beginRow();
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
    if (acted) this.beginRow();
    else this.countPutAway(current.id);
    this.parts.app.tracker.track('popup_close', { popup: current.key, page: this.parts.page, acted });
    void delay(this.parts.app.scheduler, GAP_MS).then(() => this.leave(current));
  }

  private beginRow(): void {
    this.inARow = 0;
    this.lastPutAway = undefined;
  }

  private countPutAway(id: PopupId): void {
    if (id !== this.lastPutAway) this.inARow += 1;
    this.lastPutAway = id;
  }

  /** Kinds that are due and not shown yet, for testers. */
  get waiting(): readonly PopupId[] {
    return this.round.flatMap(({ entry, waiting = [] }) => (waiting.length > 0 ? [entry.id] : []));
  }

  private leave(left: CurrentPopup): void {
    if (this.current !== left) return;
    this.current = undefined;
    this.pick();
  }

  private answered(round: Asked[], asked: Asked, showings: readonly Showing[]): void {
    if (asked.waiting) return;
    asked.waiting = showings.filter(({ key }) => this.counts.of(key) < asked.entry.limit);
    if (round !== this.round) return;
    if (asked.waiting.length > 0) this.isEmpty = false;
    this.pick();
  }

  private passOver(round: Asked[]): void {
    round.forEach((asked) => (asked.isPassedOver = true));
    if (round === this.round) this.pick();
  }

  /** Picks the first due kind, once all kinds before it have responded or timed out. */
  private pick(): void {
    if (this.current || this.isPreparing || !this.isActive || this.isHeld || this.waitsForMask()) return;
    const { round } = this;
    for (const asked of round) {
      const { waiting, isPassedOver } = asked;
      if (!waiting && !isPassedOver) return;
      const next = waiting?.[0];
      if (!waiting || !next || (this.isEnough && next.id !== this.lastPutAway)) continue;
      if (this.inARow > 0 && this.most === undefined) return void this.askOperator();
      return void this.prepare(round, asked, next);
    }
    this.isEmpty = true;
  }

  /** The rest is shown at the next visit: rule shell-83. */
  private get isEnough(): boolean {
    const { most = 0 } = this;
    return most > 0 && this.inARow >= most;
  }

  /** A tester's override, else the operator's limit. */
  private get most(): number | undefined {
    return this.parts.app.storage.get(stored.popupsInARow) ?? this.operatorsMost;
  }

  /** Requested only when a second popup is due: most starts have none. */
  private async askOperator(): Promise<void> {
    if (this.isAskingOperator) return;
    this.isAskingOperator = true;
    const { api, config } = this.parts.app;
    const answer = await readConfig(api, ConfigTypeCode.popupsInARow);
    const [first] = answer.ok ? answer.value : [];
    const given = Number.parseInt(first?.typeValue ?? '', 10);
    runInAction(() => {
      this.operatorsMost = given >= 0 ? given : config.popupsInARow;
      this.isAskingOperator = false;
      this.pick();
    });
  }

  /** A loading mask or a dialog covers the page: a popup would overlap it. */
  private get isCovered(): boolean {
    return this.parts.app.feedback.drawn?.isCovering ?? false;
  }

  /** Retries once the page is no longer covered. */
  private waitsForMask(): boolean {
    if (!this.isCovered) return false;
    this.stopWaiting ??= when(
      () => !this.isCovered,
      () => {
        this.stopWaiting = undefined;
        this.pick();
      },
    );
    return true;
  }

  private async prepare(round: Asked[], asked: Asked, next: Showing): Promise<void> {
    this.isPreparing = true;
    const render = await this.ready(next);
    runInAction(() => {
      this.isPreparing = false;
      // The page may have lost the front or been covered while this loaded: then the popup stays queued.
      const mayShow = this.isActive && !this.isHeld && !this.isCovered;
      if (round === this.round && (mayShow || !render)) {
        asked.waiting = asked.waiting?.slice(1);
        if (asked.entry.suppressesRest && render) this.round = [];
        if (render) this.show(next, render);
      }
      this.pick();
    });
  }

  private show({ id, key }: Showing, render: CurrentPopup['render']): void {
    this.current = { id, key, render };
    this.isOpen = true;
    this.parts.app.tracker.track('popup_show', { popup: key, page: this.parts.page });
  }

  /** undefined: pictures or code are missing, and the popup is skipped. */
  private async ready({ images, load }: Showing): Promise<CurrentPopup['render'] | undefined> {
    const { app, preload } = this.parts;
    const late = delay(app.scheduler, PREPARE_MS).then(() => undefined);
    const prepared = Promise.all([load(), ...images.map(preload)]).then(([render, ...areThere]) =>
      areThere.every(Boolean) ? render : undefined,
    );
    return Promise.race([prepared, late]).catch(() => undefined);
  }
}
