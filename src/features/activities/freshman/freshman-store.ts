import { activitiesCalls } from '@/contract/activities/calls';
import type { NewStudentConfig } from '@/contract/activities/schema';
import { configurationCalls } from '@/contract/configuration/calls';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { sharedResponse } from '@/stores/data/shared-response';
import { freshmanTexts } from './texts';

type FreshmanIconKind = 'newbornEntrance' | 'firstLesson';

/** Where a scene is shown; the popup also needs the server's `isShowPop`. */
interface ScenePlaces {
  readonly popup: boolean;
  readonly banner: boolean;
  readonly icons: readonly FreshmanIconKind[];
  readonly words: 'begin' | 'goOn' | 'reward';
}

/**
 * A new student's scenes: nothing done, tasks under way, all done with the reward pending, reward received. The specification
 * does not say what each shows (assumed): the enrolment while it has open tasks, then the first lesson.
 */
const SCENES = {
  firstScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'begin' },
  secondScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'goOn' },
  thirdScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'reward' },
  fourthScene: { popup: false, banner: false, icons: ['firstLesson'], words: 'goOn' },
} as const satisfies Partial<Record<keyof NewStudentConfig, ScenePlaces>>;

type Scene = keyof typeof SCENES;
const ORDER: readonly Scene[] = ['firstScene', 'secondScene', 'thirdScene', 'fourthScene'];

/** Of the first true scene; undefined: not a new student. */
function scenePlaces(config: Pick<NewStudentConfig, Scene>): ScenePlaces | undefined {
  const scene = ORDER.find((name) => config[name]);
  return scene && SCENES[scene];
}

interface FreshmanIcon {
  readonly kind: FreshmanIconKind;
  readonly label: string;
  readonly image: string;
}

export interface FreshmanBannerData {
  readonly title: string;
  /** '' when the operator set none. */
  readonly image: string;
  readonly finished: number;
  /** 0 when there are no tasks. */
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

/** A new student's enrolment, for popup, card and icons; null: none. */
export const freshmanAnswer = sharedResponse<Enrolment | null>(null, async (app) => {
  if (app.student.isTourist || !(await isOpen(app))) return ok(null);
  const answer = await app.api.call(activitiesCalls.getNewbornEntranceDetail, {});
  if (!answer.ok) return answer;
  const places = scenePlaces(answer.value);
  return ok(places ? { config: answer.value, places } : null);
});

/** Open unless the operator closed it; open when the request fails. */
async function isOpen({ api, serverClock }: App): Promise<boolean> {
  const answer = await api.call(configurationCalls.getNewStudentActivity, { t: serverClock.now() });
  return !answer.ok || answer.value.isOpen !== false;
}

export function bannerOf(enrolment: Enrolment | null): FreshmanBannerData | undefined {
  if (!enrolment?.places.banner) return undefined;
  const { finishTaskCount, totalTask, homePageConfig } = enrolment.config;
  const total = Math.max(0, totalTask);
  const finished = Math.min(Math.max(0, finishTaskCount), total);
  return { title: titleOf(enrolment.config), image: homePageConfig.activityImgUrl, finished, total };
}

/** For the floating icons; without a picture an icon is left out. */
export function iconsOf(enrolment: Enrolment | null): readonly FreshmanIcon[] {
  if (!enrolment) return [];
  const { firstLessonIconUrl, newbornEntranceIconUrl } = enrolment.config.homePageConfig;
  const images = { firstLesson: firstLessonIconUrl, newbornEntrance: newbornEntranceIconUrl };
  const icons = enrolment.places.icons.map((kind) => ({
    kind,
    label: freshmanTexts.icons[kind],
    image: images[kind],
  }));
  return icons.filter(({ image }) => image !== '');
}

export function popupOf(enrolment: Enrolment | null): FreshmanPopupData | undefined {
  if (!enrolment?.places.popup || !enrolment.config.isShowPop) return undefined;
  const image = enrolment.config.homePageConfig.popImgUrl;
  return image ? { title: titleOf(enrolment.config), image, words: enrolment.places.words } : undefined;
}

const titleOf = ({ homePageConfig }: NewStudentConfig): string =>
  homePageConfig.title?.trim() || freshmanTexts.title;

export const openFreshman = ({ router }: Pick<App, 'router'>): Promise<void> =>
  router.go('freshmanEnrollment');
