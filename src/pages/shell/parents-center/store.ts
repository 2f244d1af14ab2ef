import { makeAutoObservable, runInAction } from 'mobx';
import { profileCalls } from '@/contract/api/profile';
import { SLOT } from '@/contract/slots';
import { SlotsStore } from '@/features/slots/slots-store';
import { isMiniProgram } from '@/platform/helpers';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { HourTilesStore } from './hour-tiles-store';

type Needs = Pick<App, 'api' | 'feedback' | 'platform' | 'session' | 'student'>;

const { banner, image, text, bottomText } = SLOT.parentCenter;

/** Mine tab (part 1 sections 2 and 4, parent center): a failure never keeps the page from showing. */
export class ParentsCenterStore {
  /** False until the first answers are there, however they turned out: a skeleton shows. */
  isReady = false;
  /** A delivery that the parent has not seen. */
  hasNewLogistics = false;
  readonly hourTiles: HourTilesStore;
  readonly slots: SlotsStore;

  constructor(private readonly app: Needs) {
    this.hourTiles = new HourTilesStore(app);
    this.slots = new SlotsStore(app, [banner, image, text, bottomText]);
    makeAutoObservable<this, 'app'>(this, { app: false, hourTiles: false, slots: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await Promise.all([this.loadHead(), this.hourTiles.load(), this.loadSlots()]);
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
    this.hasNewLogistics = false;
    this.hourTiles.reset();
    this.slots.reset();
  }

  private async loadHead(): Promise<void> {
    await Promise.all([this.app.student.loadPrivate(), this.loadLogisticsMark()]);
    runInAction(() => (this.isReady = true));
  }

  private async loadLogisticsMark(): Promise<void> {
    const answer = await this.app.api.call(profileCalls.isLogisticsMark, {});
    runInAction(() => (this.hasNewLogistics = answer.ok && answer.value.isMark === 1));
  }

  /** Not in the mini program (part 1 section 2). */
  private async loadSlots(): Promise<void> {
    if (!isMiniProgram(this.app.platform)) await this.slots.load();
  }
}
