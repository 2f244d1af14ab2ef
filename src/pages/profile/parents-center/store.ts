import { makeAutoObservable, runInAction } from 'mobx';
import { isUnreachable } from '@/contract/errors';
import { SLOT } from '@/contract/home/values';
import { SlotsStore } from '@/features/home/slots/slots-store';
import { openChoice } from '@/features/stepup/entrance/open-choice';
import { delay } from '@/services/clock';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { MineFactsStore } from './entries/facts-store';
import { HourTilesStore } from './hour-tiles-store';
import { InviteStore } from './invite/invite-store';

type Needs = Pick<
  App,
  | 'api'
  | 'feedback'
  | 'get'
  | 'platform'
  | 'router'
  | 'scheduler'
  | 'session'
  | 'storage'
  | 'student'
  | 'tracker'
>;

const { banner, image, text, bottomText, floatButton } = SLOT.parentCenter;

/** How long the skeleton waits for secondary parts: on a slow phone they take two seconds, and would cause layout shifts. */
const PATIENCE_MS = 3000;

/** The profile tab: failures never block the page. */
export class ParentsCenterStore {
  /** False, with a skeleton, until the first responses, successful or not, or cached data. */
  isReady: boolean;
  readonly hourTiles: HourTilesStore;
  readonly slots: SlotsStore;
  readonly entries: MineFactsStore;
  readonly invite: InviteStore;
  private hasLoaded = false;

  constructor(private readonly app: Needs) {
    this.hourTiles = new HourTilesStore(app);
    this.slots = new SlotsStore(app, [banner, image, text, bottomText, floatButton]);
    this.entries = new MineFactsStore(app);
    this.invite = new InviteStore(app);
    this.isReady = !this.slots.isFirstLoad;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Nothing of a parent is asked for or shown. */
  get isForVisitors(): boolean {
    return !this.app.session.isLoggedIn;
  }

  /** Offline: cached data is shown. */
  get isOffline(): boolean {
    const { error } = this.app.student.privateInfo;
    return this.slots.isOffline || (error !== undefined && isUnreachable(error));
  }

  async load(): Promise<void> {
    if (this.isForVisitors) return this.loadForVisitors();
    const parts = Promise.all([
      this.hourTiles.load(),
      this.entries.load(),
      this.invite.load(),
      this.app.get(openChoice).once(),
      this.loadSlots(),
    ]);
    await Promise.all([this.showAfter(parts), parts]);
    this.hasLoaded = true;
  }

  /** The first time everything is loaded anyway. */
  shown(): void {
    if (this.hasLoaded) this.loadChanges();
  }

  /** The tab stays mounted: reload what other pages may have changed. */
  loadChanges(): void {
    if (!this.isReady || this.isForVisitors) return;
    void this.hourTiles.loadWhenChanged();
    void this.entries.loadMarks();
  }

  /** On failure the old data stays, and a toast shows the error. */
  async refresh(): Promise<void> {
    await this.load();
    const { error } = this.app.student.privateInfo;
    if (error) toastFailure(this.app.feedback, error);
  }

  /** Never show this parent's data to the next one. */
  reset(): void {
    this.isReady = false;
    this.hasLoaded = false;
    this.hourTiles.reset();
    this.entries.reset();
    this.invite.reset();
    this.slots.reset();
  }

  private async loadForVisitors(): Promise<void> {
    await this.entries.loadConfigured();
    runInAction(() => (this.isReady = true));
  }

  /** Shows everything at once, to avoid shifts, but does not wait long for a slow part. */
  private async showAfter(parts: Promise<unknown>): Promise<void> {
    const { scheduler, student } = this.app;
    await Promise.all([student.loadPrivate(), Promise.race([parts, delay(scheduler, PATIENCE_MS)])]);
    runInAction(() => (this.isReady = true));
  }

  /** Not in the mini program. */
  private async loadSlots(): Promise<void> {
    if (this.app.platform.host.isWhole) await this.slots.load();
  }
}
