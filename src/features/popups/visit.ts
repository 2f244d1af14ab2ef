import { makeAutoObservable, runInAction } from 'mobx';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { readConfig } from '@/features/configuration/read-config';
import { stored } from '@/services/storage/values';
import type { App, Singleton } from '@/stores/app/app';
import type { PopupId } from './types';

/** So long in the background, and coming back is another visit. */
const AWAY_MS = 30 * 60 * 1000;

/**
 * What a parent has been asked since the login or the start of the app, over all pages: rule shell-83. Acting on a popup gives
 * no room for another one: who has done something is let go on.
 */
export class PopupVisit {
  /** In the order of showing. */
  shown: readonly PopupId[] = [];
  /** The operator's limit; undefined: not requested yet. */
  private operatorsMost: number | undefined;
  private asking: Promise<void> | undefined;
  private parent = 0;
  private leftAt: number | undefined;

  constructor(private readonly app: App) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    app.platform.onVisibilityChange(this.see);
  }

  count(id: PopupId): void {
    const { userId } = this.app.session.user;
    if (userId !== this.parent) this.shown = [];
    this.parent = userId;
    if (!this.follows(id)) this.shown = [...this.shown, id];
  }

  hasRoomFor(id: PopupId): boolean {
    const { most = 0 } = this;
    return most === 0 || this.kinds < most || this.follows(id);
  }

  /** The limit matters from the second popup on: most starts have none, and do not request it. */
  get mustAsk(): boolean {
    return this.kinds > 0 && this.most === undefined;
  }

  askOperator(): Promise<void> {
    return (this.asking ??= this.ask());
  }

  private async ask(): Promise<void> {
    const { api, config } = this.app;
    const answer = await readConfig(api, ConfigTypeCode.popupsInARow);
    const [first] = answer.ok ? answer.value : [];
    const given = Number.parseInt(first?.typeValue ?? '', 10);
    runInAction(() => {
      this.operatorsMost = given >= 0 ? given : config.popupsInARow;
      this.asking = undefined;
    });
  }

  /** Tag popups follow each other and count as one. */
  private follows(id: PopupId): boolean {
    return id === 'interestTags' && this.kinds > 0 && this.shown[this.shown.length - 1] === id;
  }

  /** Of another parent: none. */
  private get kinds(): number {
    return this.app.session.user.userId === this.parent ? this.shown.length : 0;
  }

  /** A tester's override, else the operator's limit. */
  private get most(): number | undefined {
    return this.app.storage.get(stored.popupsInARow) ?? this.operatorsMost;
  }

  private see(isVisible: boolean): void {
    const now = this.app.serverClock.now();
    if (isVisible && this.leftAt !== undefined && now - this.leftAt >= AWAY_MS) this.shown = [];
    this.leftAt = isVisible ? undefined : now;
  }
}

export const popupVisit: Singleton<PopupVisit> = (app) => new PopupVisit(app);
