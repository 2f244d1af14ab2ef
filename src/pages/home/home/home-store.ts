import { makeAutoObservable } from 'mobx';
import type { ReactNode } from 'react';
import { homeCalls } from '@/contract/home/calls';
import type { HomeModule } from '@/contract/home/schema';
import { HOME_PAGE_SIZE, SLOT, bannerUserType, homeModuleUserType } from '@/contract/home/values';
import { messagesCalls } from '@/contract/messages/calls';
import { isUnreachable, ok, type Result } from '@/contract/errors';
import { TodayClassesStore, type LessonsApp } from '@/features/lessons/today-classes-store';
import { SlotsStore, type SlotsApp } from '@/features/home/slots/slots-store';
import { toastFailure } from '@/services/feedback/toast-failure';
import { Cached } from '@/services/storage/cached';
import { cacheEntries, type CachedModules } from '@/services/storage/cache';
import type { App } from '@/stores/app/app';
import { structuralShare } from '@/stores/data/structural-share';
import { Paged, type PageAnswer } from '@/stores/data/paged';
import { hasContent } from './module-layout';

type HomeApp = SlotsApp & LessonsApp & Pick<App, 'storage'>;

/** The placements shown on the page; the popup is in the popup queue. */
const POSITIONS = [
  SLOT.home.banner,
  SLOT.home.topText,
  SLOT.home.categoryImage,
  SLOT.home.configImage,
  SLOT.home.sourceText,
  SLOT.home.sourceImage,
  SLOT.home.floatButton,
  SLOT.home.bottomText,
];

/** The home page: one store per part, failing independently. */
export class HomeStore {
  /** Counts pulls: each is followed by a new snapshot (useLook). */
  refreshes = 0;
  /** The cards' height is known: content below may show. */
  areCardsKnown = false;
  /** Cards of popups that had no turn; the overlays bring them. */
  waitingCards: ReactNode = null;
  /** Height of the cards in window widths: the last one until measured. */
  cardsShare = 0;
  readonly slots: SlotsStore;
  readonly todayClasses: TodayClassesStore;
  modules: Paged<HomeModule>;
  private keptCards: number | undefined;
  private readonly keptShare: Cached<number>;
  private readonly keptModules: Cached<CachedModules>;

  constructor(private readonly app: HomeApp) {
    const { session, storage } = app;
    this.keptShare = new Cached(storage, session, cacheEntries.homeCards);
    this.keptCards = this.keptShare.value;
    this.cardsShare = this.keptCards ?? 0;
    this.keptModules = new Cached(storage, session, cacheEntries.homeModules);
    this.slots = new SlotsStore(app, POSITIONS);
    this.todayClasses = new TodayClassesStore(app);
    this.modules = this.noModules();
    this.restore();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  showWaiting(cards: ReactNode): void {
    this.waitingCards = cards;
  }

  get unread(): number {
    return this.app.student.unread;
  }

  get shownModules(): readonly HomeModule[] {
    return this.modules.items.filter(hasContent);
  }

  /** The first content has loaded, or failed. */
  get isPainted(): boolean {
    const { items, status } = this.modules;
    return !this.slots.isFirstLoad && (items.length > 0 || status === 'ready' || status === 'failed');
  }

  get areClassesAwaited(): boolean {
    const { classes, isAwaited } = this.todayClasses;
    return isAwaited && !classes.value;
  }

  /** The day's height is unknown: that of the lessons, or of tonight's lines. */
  get isDayAwaited(): boolean {
    return this.areClassesAwaited || this.todayClasses.areLinesAwaited;
  }

  /** Content above the modules is unknown, both from the backend and from the cache. */
  get isTopAwaited(): boolean {
    if (this.isDayAwaited) return true;
    return this.app.session.isLoggedIn && !this.areCardsKnown && !this.isCardsPlaceKnown;
  }

  /** Reserves their last height. */
  get isCardsPlaceKnown(): boolean {
    return this.keptCards !== undefined;
  }

  /** Offline: cached data is shown. */
  get isOffline(): boolean {
    const errors = [this.slots.error, this.modules.error, this.todayClasses.classes.error];
    return errors.some((error) => error !== undefined && isUnreachable(error));
  }

  /** Reloads everything; old content stays until then. */
  async load(isByHand = false): Promise<void> {
    await Promise.all([
      this.slots.load(),
      this.todayClasses.load(),
      this.loadModules(isByHand),
      this.loadUnread(),
      this.loadName(),
    ]);
  }

  /** On coming back: what other pages, or a night, changed. The first time everything is loaded anyway. */
  async loadChanges(): Promise<void> {
    if (this.slots.isFirstLoad) return;
    await Promise.all([this.todayClasses.loadWhenChanged(), this.loadUnread()]);
  }

  async refresh(): Promise<void> {
    this.app.tracker.track('pull_refresh', { page: 'index' });
    this.refreshes += 1;
    await this.load(true);
  }

  /** Together: content below appears with them, and does not shift later. */
  knowCards(share = this.cardsShare): void {
    this.cardsShare = share;
    this.areCardsKnown = true;
  }

  /** Loaded and measured. Offline the height is not meaningful. */
  cardsMeasured(share: number): void {
    if (!this.isOffline) this.keptShare.keep(share);
    this.knowCards(share);
  }

  /** Another parent: never show the previous one's data. */
  reset(): void {
    this.areCardsKnown = false;
    this.cardsShare = 0;
    this.keptCards = undefined;
    this.slots.reset();
    this.todayClasses.reset();
    this.modules = this.noModules();
  }

  /** The next page of modules. An error shows in the list, without a toast: rule home-23. */
  async loadMore(): Promise<void> {
    await this.modules.more();
  }

  private async loadModules(isByHand: boolean): Promise<void> {
    const result = await this.modules.refresh();
    if (result.ok) return;
    // Without a list, or offline without a user action, the page itself shows the error.
    const isListEmpty = this.modules.items.length === 0 && result.error.kind !== 'business';
    if (!isListEmpty && (isByHand || !isUnreachable(result.error)))
      toastFailure(this.app.feedback, result.error);
  }

  private noModules(): Paged<HomeModule> {
    return new Paged(
      (page, limit) => this.fetchModules(page, limit),
      HOME_PAGE_SIZE,
      ({ contentTypeId }) => contentTypeId,
    );
  }

  private async fetchModules(page: number, limit: number): Promise<Result<PageAnswer<HomeModule>>> {
    const { api, platform, session, student } = this.app;
    const { userId } = session.user;
    const answer = await api.callCounted(homeCalls.homePageShowConfig, {
      limit,
      page,
      showDeviceType: platform.host.slotPlatform,
      showUserType: homeModuleUserType(student.status),
      ...(userId ? { userId } : {}),
    });
    if (!answer.ok) return answer;
    const { data: items, count } = answer.value;
    if (page === 1) this.keptModules.keep({ items, count });
    return ok({ items: page === 1 ? structuralShare(this.modules.items, items) : items, count });
  }

  /** The cached state of the last start, before any response. */
  private restore(): void {
    const modules = this.keptModules.value;
    if (modules) this.modules.restore({ items: modules.items, count: modules.count });
  }

  /** Tourists have no messages. On failure the badge stays. */
  private async loadUnread(): Promise<void> {
    const { api, student } = this.app;
    if (student.isTourist) {
      student.unread = 0;
      return;
    }
    const request = { reqType: 0, userType: bannerUserType(student.status) } as const;
    const answer = await api.call(messagesCalls.getUnReadMsgNum, request);
    if (answer.ok) student.unread = answer.value.num;
  }

  /** The greeting uses the child's name. A fresh login has already loaded it. */
  private async loadName(): Promise<void> {
    const { session, student } = this.app;
    const { value, status } = student.privateInfo;
    if (session.isLoggedIn && !value && status !== 'loading') await student.loadPrivate();
  }
}
