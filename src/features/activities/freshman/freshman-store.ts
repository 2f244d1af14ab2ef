import { activitiesCalls } from '@/contract/activities/calls';
import type { NewStudentConfig } from '@/contract/activities/schema';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app';
import { oncePerApp } from '@/stores/once-per-app';
import { SharedAnswer } from '@/stores/shared-answer';
import { scenePlaces, type FreshmanIconKind, type ScenePlaces } from './scenes';
import { freshmanTexts } from './texts';

export interface FreshmanIcon {
  readonly kind: FreshmanIconKind;
  readonly label: string;
  readonly image: string;
}

export interface FreshmanBannerData {
  readonly title: string;
  /** '' when the operator gave none. */
  readonly image: string;
  readonly finished: number;
  /** 0 when there are no tasks to count. */
  readonly total: number;
}

export interface FreshmanPopupData {
  readonly title: string;
  readonly image: string;
  readonly words: ScenePlaces['words'];
}

interface Enrolment {
  readonly config: NewStudentConfig;
  readonly places: ScenePlaces;
}

type FreshmanApp = Pick<App, 'api' | 'clock' | 'session' | 'student'>;

/** The enrolment of a new student: popup, card on home and entrances. One for all of home. */
export class FreshmanStore {
  private readonly answer: SharedAnswer<Enrolment | null>;

  constructor(private readonly app: FreshmanApp) {
    this.answer = new SharedAnswer(app, () => this.fetch());
  }

  /** Until the first answer, good or bad, nobody knows whether there will be a card. */
  get isAwaited(): boolean {
    return !this.app.student.isTourist && this.answer.isAwaited;
  }

  get banner(): FreshmanBannerData | undefined {
    const { value } = this.answer;
    if (!value?.places.banner) return undefined;
    const { finishTaskCount, totalTask, homePageConfig } = value.config;
    const total = Math.max(0, totalTask);
    const finished = Math.min(Math.max(0, finishTaskCount), total);
    return { title: titleOf(value.config), image: homePageConfig.activityImgUrl, finished, total };
  }

  /** For the floating icons; one without a picture is left out. */
  get icons(): readonly FreshmanIcon[] {
    const { value } = this.answer;
    if (!value) return [];
    const { firstLessonIconUrl, newbornEntranceIconUrl } = value.config.homePageConfig;
    const images = { firstLesson: firstLessonIconUrl, newbornEntrance: newbornEntranceIconUrl };
    const icons = value.places.icons.map((kind) => ({
      kind,
      label: freshmanTexts.icons[kind],
      image: images[kind],
    }));
    return icons.filter(({ image }) => image !== '');
  }

  /** Asks anew: at the opening of home, for another session and for a pull. */
  async load(): Promise<void> {
    await this.answer.load();
  }

  /** What is to pop up; asks where nobody has in this session. */
  async popup(): Promise<FreshmanPopupData | undefined> {
    const enrolment = await this.answer.once();
    if (!enrolment?.places.popup || !enrolment.config.isShowPop) return undefined;
    const image = enrolment.config.homePageConfig.popImgUrl;
    return image ? { title: titleOf(enrolment.config), image, words: enrolment.places.words } : undefined;
  }

  private async fetch(): Promise<Result<Enrolment | null>> {
    const { api, student } = this.app;
    if (student.isTourist || !(await this.isOpen())) return ok(null);
    const answer = await api.call(activitiesCalls.getNewbornEntranceDetail, {});
    if (!answer.ok) return answer;
    const places = scenePlaces(answer.value);
    return ok(places ? { config: answer.value, places } : null);
  }

  /** Open unless the operator says otherwise, also where nobody can be asked: rule activities-8. */
  private async isOpen(): Promise<boolean> {
    const { api, clock } = this.app;
    const answer = await api.call(configurationCalls.getNewStudentActivity, { t: clock.now() });
    return !answer.ok || answer.value.isOpen !== false;
  }
}

export const freshmanStore = oncePerApp((app) => new FreshmanStore(app));

const titleOf = ({ homePageConfig }: NewStudentConfig): string =>
  homePageConfig.title?.trim() || freshmanTexts.title;

/** Where popup, card and entrances lead. */
export const openFreshman = ({ router }: Pick<App, 'router'>): Promise<void> =>
  router.go('freshmanEnrollment');
