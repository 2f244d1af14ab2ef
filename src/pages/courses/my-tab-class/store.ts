import { makeAutoObservable, runInAction } from 'mobx';
import { ConfigurationName } from '@/contract/configuration/values';
import { coursesCalls } from '@/contract/courses/calls';
import type { CourseCategoryCard, SubjectTab } from '@/contract/courses/schema';
import { Subject } from '@/contract/courses/values';
import { myClassSlots, type MyClassSlots } from '@/contract/home/values';
import { HEADER } from '@/contract/wire';
import { ok, type Result } from '@/contract/errors';
import { readConfigurations } from '@/features/configuration/read-config';
import { SlotsStore } from '@/features/home/slots/slots-store';
import { PART_TIMEOUT_MS } from '@/features/shapes/timeout';
import { delay } from '@/services/clock';
import { toastFailure } from '@/services/feedback/toast-failure';
import { Cached } from '@/services/storage/cached';
import { cacheEntries } from '@/services/storage/cache';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

type Needs = Pick<App, 'api' | 'feedback' | 'platform' | 'scheduler' | 'session' | 'storage' | 'student'>;
type Cards = readonly CourseCategoryCard[];

/** Parses the address; undefined if invalid. */
export const namedSubject = (name: string | undefined): Subject | undefined =>
  Object.values(Subject).find((subject) => String(subject) === name);

/** `status` of a visible subject tab (assumed, as the contract says). */
const SHOWN = 1;

/** The courses tab: subject tabs, and the cards of the chosen one. */
export class MyTabClassStore {
  /** undefined: all subjects. */
  subject: Subject | undefined = undefined;
  readonly subjects = new Loadable<readonly SubjectTab[]>();
  private isPatient = true;
  /** The first visit does not know yet whether there is a video to continue, which is shown on top. */
  private isTopUnknown = false;
  // One per visited subject, so that returning shows it at once.
  private readonly lists = new Map<Subject | undefined, Loadable<Cards>>();
  private readonly slotStores = new Map<MyClassSlots, SlotsStore>();

  constructor(
    private readonly app: Needs,
    /** From the address. The mini program has no subject tabs. */
    first?: Subject,
  ) {
    if (app.platform.host.isWhole) this.subject = first;
    this.isTopUnknown = this.holdsTop === undefined;
    makeAutoObservable(
      this,
      {
        cards: false,
        slots: false,
        isStanding: false,
        areCardsAwaited: false,
        holdsTop: false,
        isTopAwaited: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** The mini program shows no subject tabs. */
  get hasSubjectTabs(): boolean {
    return this.app.platform.host.isWhole && (this.subjects.value?.length ?? 0) > 0;
  }

  /** Their space is reserved: nothing below shifts. */
  get areSubjectsAwaited(): boolean {
    return this.app.platform.host.isWhole && this.subjects.isFirstLoad;
  }

  /** Placements of the chosen subject. */
  get positions(): MyClassSlots {
    return myClassSlots(this.subject);
  }

  get cards(): Loadable<Cards> {
    return remembered(this.lists, this.subject, () => new Loadable<Cards>());
  }

  get slots(): SlotsStore {
    const { banner, text, image, bottomText, floatButton } = this.positions;
    return remembered(
      this.slotStores,
      this.positions,
      () => new SlotsStore(this.app, [banner, text, image, bottomText, floatButton]),
    );
  }

  /** Offline with cached data; without any the course list shows the error itself. */
  get isOffline(): boolean {
    return this.slots.isOffline && !this.slots.isEmpty;
  }

  /** Whether there was a started course at the last visit; undefined: unknown. */
  get holdsTop(): boolean | undefined {
    const { platform, session, storage } = this.app;
    if (!platform.host.isWhole || !session.isLoggedIn) return false;
    return new Cached(storage, session, cacheEntries.goesOn).value;
  }

  /** If so, nothing below is shown for a moment, to avoid a shift. */
  get isTopAwaited(): boolean {
    return this.isPatient && this.isTopUnknown;
  }

  topKnown(): void {
    this.isTopUnknown = false;
  }

  /** A visitor sees what the school has instead of the child's courses. */
  get isForVisitors(): boolean {
    return !this.app.session.isLoggedIn;
  }

  /** All content has loaded or failed. */
  get isStanding(): boolean {
    return (
      !this.isTopAwaited && !this.cards.isFirstLoad && !this.subjects.isFirstLoad && !this.slots.isFirstLoad
    );
  }

  /** What goes on is above the cards, which wait for it a moment to avoid a shift. */
  get areCardsAwaited(): boolean {
    return (this.cards.isFirstLoad && !this.isForVisitors) || this.isTopAwaited;
  }

  async load(): Promise<void> {
    void delay(this.app.scheduler, PART_TIMEOUT_MS).then(() => runInAction(() => (this.isPatient = false)));
    await Promise.all([this.loadSubjects(), this.loadCards(), this.slots.load()]);
  }

  /** On failure the old data stays, and a toast shows the error. */
  async refresh(): Promise<void> {
    await this.load();
    const { error, value } = this.cards;
    if (error && value) toastFailure(this.app.feedback, error);
  }

  async choose(subject: Subject | undefined): Promise<void> {
    if (subject === this.subject || !this.app.platform.host.isWhole) return;
    this.subject = subject;
    await Promise.all([this.loadCards(), this.slots.load()]);
  }

  /** A visitor has none, and the call needs a session. */
  async loadCards(): Promise<void> {
    const { api, platform, session } = this.app;
    if (!session.isLoggedIn) return;
    const request = this.subject === undefined ? {} : { subject: this.subject };
    const headers = { [HEADER.appProject]: platform.host.appProject };
    await this.cards.load(() => api.call(coursesCalls.getCourseStudyList, request, { headers }));
  }

  /** Never show this parent's data to the next one. */
  reset(): void {
    this.subject = undefined;
    this.subjects.reset();
    this.lists.forEach((list) => list.reset());
    this.slotStores.forEach((slots) => slots.reset());
  }

  private async loadSubjects(): Promise<void> {
    if (!this.app.platform.host.isWhole) return;
    const { api } = this.app;
    await this.subjects.load(async () =>
      shownTabs(await readConfigurations(api, ConfigurationName.subjects)),
    );
  }
}

type Configurations = Result<{ readonly parent_subject_list?: readonly SubjectTab[] }>;

function shownTabs(answer: Configurations): Result<readonly SubjectTab[]> {
  if (!answer.ok) return answer;
  return ok((answer.value.parent_subject_list ?? []).filter(({ status }) => status === SHOWN));
}

function remembered<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
