/** Home: modules, slots, tabs, floating icons, interest tags. */
import { Subject, TabSubject } from '../courses/values';
import { StudentStatus } from '../profile/status';
import type { ValueOf } from '../wire';

/**
 * Slot kinds of a page, numbered from a base of ours. The specification also lists ids of a "tab bar", but no request
 * uses them: tabs have their own call (getTabConfig).
 */
const page = (base: number) => ({
  banner: base,
  text: base + 1,
  image: base + 2,
  floatButton: base + 3,
  popup: base + 4,
  bottomText: base + 5,
});

export const SLOT = {
  home: {
    banner: 7182,
    topText: 7183,
    categoryImage: 7184,
    configImage: 7185,
    sourceText: 7186,
    sourceImage: 7187,
    floatButton: 7188,
    popup: 7189,
    bottomText: 7190,
  },
  login: page(7200),
  babyShow: page(7210),
  straight: page(7220),
  classHour: page(7230),
  parentCenter: page(7240),
  courseReplay: page(7250),
  /** My courses: one set per subject tab. */
  myClass: {
    [TabSubject.all]: page(7300),
    [TabSubject.puzzle]: page(7310),
    [TabSubject.eloquence]: page(7320),
    [TabSubject.go]: page(7330),
    [TabSubject.programming]: page(7340),
    [TabSubject.magic]: page(7350),
  },
} as const;

export type SlotPage = Exclude<keyof typeof SLOT, 'myClass'>;
export type MyClassSlots = (typeof SLOT.myClass)[TabSubject];

const TAB_OF_SUBJECT: Readonly<Partial<Record<Subject, TabSubject>>> = {
  [Subject.wandou]: TabSubject.puzzle,
  [Subject.yuwen]: TabSubject.eloquence,
  [Subject.weiqi]: TabSubject.go,
  [Subject.biancheng]: TabSubject.programming,
  [Subject.moli]: TabSubject.magic,
};

/** Placements of a subject tab; "all" and subjects without their own set share one. */
export function myClassSlots(subject: Subject | undefined): MyClassSlots {
  const tab = subject === undefined ? undefined : TAB_OF_SUBJECT[subject];
  return SLOT.myClass[tab ?? TabSubject.all];
}

export const TAB_BAR_MAX_ITEMS = 5;
export const BANNER_AUTOPLAY_MS = 2000;
export const BANNER_TRANSITION_MS = 300;
export const BANNER_BASIS = 686;
export const CATEGORY_MAX_PER_ROW = 5;
export const CATEGORY_GAP = 20;
export const FLOAT_ICON_GAP = 28;

export const HOME_PAGE_SIZE = 2;
/** Hours of the day: morning from 5, afternoon from 12, evening from 18. */
export const GREETING_HOURS = { morning: 5, afternoon: 12, evening: 18 } as const;

/** User type of banner slots; differs from that of home modules: rule home-11. */
export const BannerUserType = { unofficial: 1, official: 2, tourist: 3 } as const;
export type BannerUserType = ValueOf<typeof BannerUserType>;

export function bannerUserType(status: StudentStatus): BannerUserType {
  if (status === StudentStatus.official) return BannerUserType.official;
  return status === StudentStatus.unofficial ? BannerUserType.unofficial : BannerUserType.tourist;
}

/** User type of home modules; differs from that of banner slots: rule home-11. */
export const HomeModuleUserType = { tourist: 1, official: 2, unofficial: 3 } as const;
export type HomeModuleUserType = ValueOf<typeof HomeModuleUserType>;

export function homeModuleUserType(status: StudentStatus): HomeModuleUserType {
  if (status === StudentStatus.official) return HomeModuleUserType.official;
  return status === StudentStatus.unofficial ? HomeModuleUserType.unofficial : HomeModuleUserType.tourist;
}

/** `platformType` of slots and `showDeviceType` of home modules: rule home-12. */
export const SlotPlatform = { web: 1, android: 2, ios: 3 } as const;
export type SlotPlatform = ValueOf<typeof SlotPlatform>;

/** `type` of a resource entry. */
export const ResourceType = { text: 'text', image: 'img' } as const;
export type ResourceType = ValueOf<typeof ResourceType>;

/** What waits for the parent on home today, in the order in which it shows. */
export const TonightKind = {
  homework: 'homework',
  confirm: 'confirm',
  report: 'report',
  delivery: 'delivery',
} as const;
export type TonightKind = ValueOf<typeof TonightKind>;

/** State of the tab bar's configuration request. */
export const TabBarStatus = { pending: 'pending', fail: 'fail', success: 'success' } as const;
export type TabBarStatus = ValueOf<typeof TabBarStatus>;

/** `status` of an interest tag. */
export const TagStatus = { selected: 1, notSelected: 2 } as const;
export type TagStatus = ValueOf<typeof TagStatus>;

/** `styleTypeId` of a home module. */
export const ModuleStyle = { big: 1, firstBig: 2, small: 3, alternateSmall: 4 } as const;
export type ModuleStyle = ValueOf<typeof ModuleStyle>;
