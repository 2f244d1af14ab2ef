/** What the app keeps of the backend's answers, one entry each: the next start paints them at once (issue 5, point 7). */
import type { Card, HomeModule, PositionGroup, SlotItem, TabConfig } from '@/contract/home/schema';
import type { HomeworkCard, HomeworkDetail } from '@/contract/homework/homework.schema';
import type { TodayClass } from '@/contract/lessons/schema';
import type { StudentInfo } from '@/contract/profile/schema';
import type { InviteConfig } from '@/contract/share/schema';
import type { StoredValue } from './app-storage';
import type { Owned } from './kept';
import { KEPT_PAGES, type KeptPaint } from '@/platform/first-paint';
import { isListOf, isObject, isShape } from './shapes';

/** The first page of the modules. */
export interface KeptModules {
  readonly items: readonly HomeModule[];
  /** Of the whole list. */
  readonly count?: number;
}

/** Of one day: those of yesterday are nobody's. */
export interface KeptClasses {
  /** As features/lessons counts days. */
  readonly day: number;
  readonly classes: readonly TodayClass[];
  /** Pieces of homework that were to be done. */
  readonly openHomework?: number;
}

const isSlot = isShape<SlotItem>({
  id: 'number',
  title: 'string',
  redirectType: 'number',
  url: 'string?',
  imgPath: 'string?',
  type: 'string?',
  textContent: 'string?',
  displaySize: 'string?',
});
const isCard = isShape<Card>({
  id: 'number',
  courseTitle: 'string',
  homePageImageUrl: 'string',
  redirectType: 'number',
  courseSubtitle: 'string?',
  cardContent: 'string?',
  endTime: 'string?',
  participantNum: 'number?',
});
const isTab = isShape<TabConfig>({
  id: 'number',
  tabName: 'string',
  tabImgPath: 'string',
  tabImgLightPath: 'string',
  tabImgSize: 'string',
  redirectType: 'number',
  url: 'string',
});
const isClass = isShape<TodayClass>({
  chapterName: 'string',
  teacherName: 'string',
  chapterImgUrl: 'string',
  courseDate: 'string',
  liveId: 'number',
});

const isModule = (value: unknown): value is HomeModule =>
  isShape<HomeModule>({ contentTypeId: 'number', childModuleName: 'string', styleTypeId: 'number' })(value) &&
  isListOf(isCard)(value.showConfigContentList) &&
  isListOf(isSlot)(value.bannerList);
const isGroup = (value: unknown): value is PositionGroup =>
  isShape<PositionGroup>({ displayPositionId: 'number' })(value) && isListOf(isSlot)(value.dataList);
const isModules = (value: unknown): value is KeptModules =>
  isShape<KeptModules>({ count: 'number?' })(value) && isListOf(isModule)(value.items);
const isClasses = (value: unknown): value is KeptClasses =>
  isShape<KeptClasses>({ day: 'number', openHomework: 'number?' })(value) &&
  isListOf(isClass)(value.classes) &&
  value.classes.every(({ courseConfig }) => isObject(courseConfig));
const isStudent = (value: unknown): value is StudentInfo =>
  isShape<StudentInfo>({ studentStatus: 'string', step: 'string' })(value) &&
  Array.isArray(value.studentAuditionStatusEnums);
const isPaint = isShape<KeptPaint>({
  build: 'string',
  day: 'string',
  width: 'number',
  html: 'string',
  css: 'string',
});
/** Their reader looks closer: features/homework/known. */
const isHomework = isShape<HomeworkDetail>({ homeworkId: 'number', state: 'string' });
const isHomeworkCard = isShape<HomeworkCard>({ homeworkId: 'number', state: 'string' });
/** Typed by an operator: its reader looks at each field. */
const isInvite = isShape<InviteConfig>({});
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isHeight = (value: unknown): value is number => typeof value === 'number' && value >= 0;

function owned<T>(name: string, isValid: (value: unknown) => value is T): StoredValue<Owned<T>> {
  return {
    name,
    version: 1,
    isValid: (value): value is Owned<T> =>
      isShape<Owned<T>>({ owner: 'number' })(value) && isValid(value.value),
  };
}

export const keptValues = {
  student: owned('kept.student', isStudent),
  tabs: owned('kept.tabs', isListOf(isTab)),
  slots: owned('kept.slots', isListOf(isGroup)),
  homeModules: owned('kept.homeModules', isModules),
  todayClasses: owned('kept.todayClasses', isClasses),
  /** The tabs as they looked, painted before the program is there (src/start/look). */
  homePaint: owned(KEPT_PAGES.index, isPaint),
  coursesPaint: owned(KEPT_PAGES.myTabClass, isPaint),
  minePaint: owned(KEPT_PAGES.parentsCenter, isPaint),
  /** How high the cards of home were, as a share of the page's width: their place is held until they are there. */
  homeCards: owned('kept.homeCards', isHeight),
  /** The courses tab had something to go on with: its place is held until it is there. */
  goesOn: owned('kept.goesOn', isFlag),
  /** What mine shows among what is asked for late: the operator's invitation, and a line for hours that were given. */
  invite: owned('kept.invite', isInvite),
  giftedHours: owned('kept.giftedHours', isFlag),
  /** Those that were opened last, and the first page of what is to be done: answered without a network. */
  homework: owned('kept.homework', isListOf(isHomework)),
  homeworkList: owned('kept.homeworkList', isListOf(isHomeworkCard)),
} as const;
