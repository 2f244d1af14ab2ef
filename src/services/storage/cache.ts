/** Cached responses of the backend: the next start renders them at once (issue 5, point 7). */
import type {
  Card,
  HomeModule,
  PositionGroup,
  SlotItem,
  TabConfig,
  TonightLine,
} from '@/contract/home/schema';
import type { HomeworkCard, HomeworkDetail } from '@/contract/homework/homework.schema';
import type { ClassListItem, TodayClass } from '@/contract/lessons/schema';
import type { StudentInfo } from '@/contract/profile/schema';
import type { InviteConfig } from '@/contract/share/schema';
import type { StoredValue } from './app-storage';
import type { Owned } from './cached';
import { SNAPSHOT_PAGES, type Snapshot } from '@/platform/first-paint';
import { isListOf, isObject, isShape } from './shapes';

/** The first page of the home modules. */
export interface CachedModules {
  readonly items: readonly HomeModule[];
  /** Of the whole list. */
  readonly count?: number;
}

/** For one day only: yesterday's are useless. */
export interface CachedClasses {
  /** Day number as in features/lessons. */
  readonly day: number;
  readonly classes: readonly TodayClass[];
  /** Of a day without classes. */
  readonly nextClass?: ClassListItem;
  /** What else waits, and the keys of what the parent has put away. */
  readonly tonight?: readonly TonightLine[];
  readonly putAway?: readonly string[];
}

/** The first page of a list of classes. */
export interface CachedClassList {
  /** What the list was asked for: its course and whether it is past. */
  readonly asked: string;
  readonly items: readonly ClassListItem[];
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
const isLine = isShape<TonightLine>({ kind: 'string', id: 'number', title: 'string', count: 'number' });

const isModule = (value: unknown): value is HomeModule =>
  isShape<HomeModule>({ contentTypeId: 'number', childModuleName: 'string', styleTypeId: 'number' })(value) &&
  isListOf(isCard)(value.showConfigContentList) &&
  isListOf(isSlot)(value.bannerList);
const isGroup = (value: unknown): value is PositionGroup =>
  isShape<PositionGroup>({ displayPositionId: 'number' })(value) && isListOf(isSlot)(value.dataList);
const isModules = (value: unknown): value is CachedModules =>
  isShape<CachedModules>({ count: 'number?' })(value) && isListOf(isModule)(value.items);
const isClasses = (value: unknown): value is CachedClasses =>
  isShape<CachedClasses>({ day: 'number' })(value) &&
  isListOf(isClass)(value.classes) &&
  (value.nextClass === undefined || isClass(value.nextClass)) &&
  isListOf(isLine)(value.tonight ?? []) &&
  Array.isArray(value.putAway ?? []) &&
  value.classes.every(({ courseConfig }) => isObject(courseConfig));
const isStudent = (value: unknown): value is StudentInfo =>
  isShape<StudentInfo>({ studentStatus: 'string', step: 'string' })(value) &&
  Array.isArray(value.studentAuditionStatusEnums);
const isPaint = isShape<Snapshot>({
  build: 'string',
  day: 'string',
  width: 'number',
  html: 'string',
  css: 'string',
});
/** Its reader validates further: features/homework/known. */
const isHomework = isShape<HomeworkDetail>({ homeworkId: 'number', state: 'string' });
const isHomeworkCard = isShape<HomeworkCard>({ homeworkId: 'number', state: 'string' });
/** Its reader validates further: pages/lessons/class-list. */
const isClassList = (value: unknown): value is CachedClassList =>
  isShape<CachedClassList>({ asked: 'string' })(value) && Array.isArray(value.items);
/** Operator input: its reader validates each field. */
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

export const cacheEntries = {
  student: owned('kept.student', isStudent),
  tabs: owned('kept.tabs', isListOf(isTab)),
  slots: owned('kept.slots', isListOf(isGroup)),
  homeModules: owned('kept.homeModules', isModules),
  todayClasses: owned('kept.todayClasses', isClasses),
  /** Snapshots of the tabs, painted before the app runs (src/start/look). */
  homePaint: owned(SNAPSHOT_PAGES.index, isPaint),
  coursesPaint: owned(SNAPSHOT_PAGES.myTabClass, isPaint),
  minePaint: owned(SNAPSHOT_PAGES.parentsCenter, isPaint),
  /** Height of home's cards as a share of the page's width, to reserve their space. */
  homeCards: owned('kept.homeCards', isHeight),
  /** The courses tab had a card to continue with: reserve its space. */
  goesOn: owned('kept.goesOn', isFlag),
  /** The child has several subjects: reserve the space of their row. */
  subjectRow: owned('kept.subjectRow', isFlag),
  /** Late parts of the profile tab: the operator's invitation, and a line about gifted hours. */
  invite: owned('kept.invite', isInvite),
  giftedHours: owned('kept.giftedHours', isFlag),
  /** What decides about the entries of the profile tab. Its reader validates further. */
  mineFacts: owned('kept.mineFacts', isObject),
  /** Recently opened homework and the first page of open items, available offline. */
  homework: owned('kept.homework', isListOf(isHomework)),
  homeworkList: owned('kept.homeworkList', isListOf(isHomeworkCard)),
  /** Lists of classes opened last, available offline. */
  classLists: owned('kept.classLists', isListOf(isClassList)),
} as const;
