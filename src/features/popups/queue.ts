import { makeAutoObservable, runInAction, when } from 'mobx';
import { ConfigTypeCode } from '@/contract/configuration/values';
import type { ReactNode } from 'react';
import type { RouteName } from '@/contract/routes';
import { readConfig } from '@/features/configuration/read-config';
import { delay } from '@/services/clock';
import { stored } from '@/services/storage/values';
import type { App } from '@/stores/app';
import { PopupCounts } from './counts';
import { inOrder, type PopupEntry, type PopupId, type Showing } from './types';

/** The others do not wait longer for a kind: it has its turn when its answer comes. */
const ANSWER_MS = 4000;
/** Pictures and code of a popup; later it would come out of the blue. */
const PREPARE_MS = 8000;
/** A popup has left before the next one comes. */
const GAP_MS = 200;

interface QueueParts {
  readonly app: App;
  readonly page: RouteName;
  readonly entries: readonly PopupEntry[];
  /** Whether the picture can be shown at once from now on. */
  preload(image: string): Promise<boolean>;
}

class Asked {
  /** undefined: not answered yet. */
  waiting: readonly Showing[] | undefined = undefined;
  /** It let the others wait for too long. */
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

/** Picks one popup at a time for one page: rule shell-29 to rule shell-34. */
export class PopupQueue {
  current: CurrentPopup | undefined = undefined;
  isOpen = false;
  /** Nothing shows and nothing is to come. */
  isEmpty = false;
  private isActive = true;
  /** A sheet of its own lies over the page: what is due waits for it. */
  private isHeld = false;
  private isPreparing = false;
  /** Kinds put away one after another in this visit, without the parent having done anything else. */
  private inARow = 0;
  /** What follows of the same kind belongs to it: tag popups are asked one after another. */
  private lastPutAway: PopupId | undefined;
  /** The operator's setting; undefined: not asked for yet. */
  private operatorsMost: number | undefined;
  private isAskingOperator = false;
  private stopWaiting: (() => void) | undefined;
  private round: Asked[] = [];
  private readonly counts: PopupCounts;

  constructor(private readonly parts: QueueParts) {
    this.counts = new PopupCounts(parts.app.storage);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** waiting: something may still come; idle: nothing will. */
  get state(): 'open' | 'waiting' | 'idle' {
    if (this.current) return 'open';
    return this.isEmpty ? 'idle' : 'waiting';
  }

  /** Asks every kind anew. What shows stays. */
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

  /** Another parent, or none: nothing of the one before may show. */
  reset(): void {
    this.round = [];
    this.beginRow();
    this.current = undefined;
    this.isOpen = false;
    this.stopWaiting?.();
    this.stopWaiting = undefined;
  }

  /** A page behind another one opens nothing. */
  setActive(isActive: boolean): void {
    if (isActive && !this.isActive) this.beginRow();
    this.isActive = isActive;
    this.pick();
  }

  setHeld(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.pick();
  }

  /** It counts as shown now, not when it opened. */
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

  /** Kinds that are due and have not shown: for testers. */
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

  /** The first that is due, once everything before it has answered or has let the others wait for too long. */
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

  /** The rest comes at the next visit: rule shell-83. */
  private get isEnough(): boolean {
    const { most = 0 } = this;
    return most > 0 && this.inARow >= most;
  }

  /** A tester's own number, else the operator's. */
  private get most(): number | undefined {
    return this.parts.app.storage.get(stored.popupsInARow) ?? this.operatorsMost;
  }

  /** Only where a second popup is due: most starts have none. */
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

  /** A loading mask or a question of ours lies over the page: a popup would lie over it, or come up below. */
  private get isCovered(): boolean {
    return this.parts.app.feedback.drawn?.isCovering ?? false;
  }

  /** Until what lies over the page is gone. */
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
      // Meanwhile the parent may have gone elsewhere, or wait for something: then it waits for them.
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

  /** undefined: it cannot be shown as it should be, and is left out. */
  private async ready({ images, load }: Showing): Promise<CurrentPopup['render'] | undefined> {
    const { app, preload } = this.parts;
    const late = delay(app.scheduler, PREPARE_MS).then(() => undefined);
    const prepared = Promise.all([load(), ...images.map(preload)]).then(([render, ...areThere]) =>
      areThere.every(Boolean) ? render : undefined,
    );
    return Promise.race([prepared, late]).catch(() => undefined);
  }
}
