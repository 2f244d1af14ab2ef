import { makeAutoObservable, runInAction } from 'mobx';
import { isUnreachable } from '@/contract/errors';
import { SLOT } from '@/contract/home/values';
import { SlotsStore } from '@/features/home/slots/slots-store';
import { delay } from '@/services/clock';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { MineFactsStore } from './entries/facts-store';
import { HourTilesStore } from './hour-tiles-store';
import { InviteStore } from './invite/invite-store';

type Needs = Pick<
  App,
  'api' | 'feedback' | 'platform' | 'router' | 'scheduler' | 'session' | 'storage' | 'student' | 'tracker'
>;

const { banner, image, text, bottomText, floatButton } = SLOT.parentCenter;

/** How long the skeleton waits for the parts that could come later, too: on a slow phone they take two seconds, and would push each other. */
const PATIENCE_MS = 3000;

/** Mine tab: a failure never keeps the page from showing. */
export class ParentsCenterStore {
  /** False until the first answers are there, however they turned out, or the last ones are known: a skeleton shows. */
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

  /** Nobody answers: what shows is of an earlier time. */
  get isOffline(): boolean {
    const { error } = this.app.student.privateInfo;
    return this.slots.isOffline || (error !== undefined && isUnreachable(error));
  }

  async load(): Promise<void> {
    const parts = Promise.all([
      this.hourTiles.load(),
      this.entries.load(),
      this.invite.load(),
      this.loadSlots(),
    ]);
    await Promise.all([this.showAfter(parts), parts]);
    this.hasLoaded = true;
  }

  /** At the first time all of it is asked for anyway. */
  shown(): void {
    if (this.hasLoaded) this.loadChanges();
  }

  /** The tab stays alive: what other pages changed meanwhile would be missing. */
  loadChanges(): void {
    if (!this.isReady) return;
    void this.hourTiles.loadWhenChanged();
    void this.entries.loadMarks();
  }

  /** What was there stays when it cannot be had anew; the parent is told why. */
  async refresh(): Promise<void> {
    await this.load();
    const { error } = this.app.student.privateInfo;
    if (error) this.app.feedback.toast(errorText(error));
  }

  /** The session ended: nothing of this parent may show to the next. */
  reset(): void {
    this.isReady = false;
    this.hasLoaded = false;
    this.hourTiles.reset();
    this.entries.reset();
    this.invite.reset();
    this.slots.reset();
  }

  /** Everything at once, so that nothing jumps; a slow part does not keep the rest behind the skeleton. */
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
