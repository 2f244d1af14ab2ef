import { makeAutoObservable, observable, runInAction } from 'mobx';
import { homeCalls } from '@/contract/api/home';
import type { HomeModule } from '@/contract/api/types';
import { HOME_PAGE_SIZE } from '@/contract/constants';
import { bannerUserType, homeModuleUserType } from '@/contract/enums';
import { ok, type Result } from '@/contract/errors';
import { SLOT } from '@/contract/slots';
import { TodayClassesStore, type LessonsApp } from '@/features/lessons/today-classes-store';
import { slotPlatform } from '@/features/slots/slot-platform';
import { SlotsStore, type SlotsApp } from '@/features/slots/slots-store';
import { errorText } from '@/services/error-text';
import { Paged, type PageAnswer } from '@/stores/paged';
import { hasContent } from './module-layout';

export type HomeApp = SlotsApp & LessonsApp;

/** The placements that the page shows itself; the floating button and the popup belong to the overlays. */
const POSITIONS = [
  SLOT.home.banner,
  SLOT.home.topText,
  SLOT.home.categoryImage,
  SLOT.home.configImage,
  SLOT.home.sourceText,
  SLOT.home.sourceImage,
  SLOT.home.bottomText,
];

/** The home page (part 1 sections 2, 6 and 7): one store a part, each failing for itself. */
export class HomeStore {
  unread = 0;
  readonly slots: SlotsStore;
  readonly todayClasses: TodayClassesStore;
  modules: Paged<HomeModule>;

  constructor(private readonly app: HomeApp) {
    this.slots = new SlotsStore(app, POSITIONS);
    this.todayClasses = new TodayClassesStore(app);
    this.modules = this.noModules();
    makeAutoObservable<this, 'app' | 'noModules'>(
      this,
      { app: false, slots: false, todayClasses: false, noModules: false, modules: observable.ref },
      { autoBind: true },
    );
  }

  get shownModules(): readonly HomeModule[] {
    return this.modules.items.filter(hasContent);
  }

  /** Everything anew; what is shown stays until the answers are there. */
  async load(): Promise<void> {
    await Promise.all([
      this.slots.load(),
      this.todayClasses.load(),
      this.loadModules(),
      this.loadUnread(),
      this.loadName(),
    ]);
  }

  async refresh(): Promise<void> {
    this.app.tracker.track('pull_refresh', { page: 'index' });
    await this.load();
  }

  /** Another parent: nothing of the one before may show. */
  reset(): void {
    this.unread = 0;
    this.slots.reset();
    this.todayClasses.reset();
    this.modules = this.noModules();
  }

  /** The next page of modules. Its failure shows as a row of the list and is not toasted (part 1 section 8). */
  async loadMore(): Promise<void> {
    await this.modules.more();
  }

  private async loadModules(): Promise<void> {
    const result = await this.modules.refresh();
    if (result.ok) return;
    // Without a list the page itself says that the network is gone.
    const isSaidByPage = this.modules.items.length === 0 && result.error.kind !== 'business';
    if (!isSaidByPage) this.app.feedback.toast(errorText(result.error));
  }

  private noModules(): Paged<HomeModule> {
    return new Paged((page, limit) => this.fetchModules(page, limit), HOME_PAGE_SIZE);
  }

  private async fetchModules(page: number, limit: number): Promise<Result<PageAnswer<HomeModule>>> {
    const { api, platform, session, student } = this.app;
    const { userId } = session.user;
    const answer = await api.callCounted(homeCalls.homePageShowConfig, {
      limit,
      page,
      showDeviceType: slotPlatform(platform),
      showUserType: homeModuleUserType(student.status),
      ...(userId ? { userId } : {}),
    });
    return answer.ok ? ok({ items: answer.value.data, count: answer.value.count }) : answer;
  }

  /** Tourists have no messages (part 1 section 6). A failure leaves the badge as it is. */
  private async loadUnread(): Promise<void> {
    const { api, session, student } = this.app;
    const { token } = session;
    if (student.isTourist) {
      this.unread = 0;
      return;
    }
    const request = { reqType: 0, userType: bannerUserType(student.status) } as const;
    const answer = await api.call(homeCalls.getUnReadMsgNum, request);
    // The number of a parent who has meanwhile left is nobody's.
    if (answer.ok && token === session.token) runInAction(() => (this.unread = answer.value.num));
  }

  /** The greeting calls the parent by the child's name. A login that has just come from the server brought it along. */
  private async loadName(): Promise<void> {
    const { session, student } = this.app;
    const { value, status } = student.privateInfo;
    if (session.isLoggedIn && !value && status !== 'loading') await student.loadPrivate();
  }
}
