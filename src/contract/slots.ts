/**
 * Ids of the resource placements (part 1 section 3), sent as `displayPositionId`. The specification shows pages, kinds
 * and subject variants, and of the ids only 7182 to 7188: those are given to the home page, the rest is assumed. An
 * operator with the real gateway changes this file and nothing else.
 */
import { Subject, TabSubject } from './enums';

/** The kinds that every page may have, numbered from a base of ours. */
const page = (base: number) => ({
  banner: base,
  text: base + 1,
  image: base + 2,
  floatButton: base + 3,
  popup: base + 4,
  bottomText: base + 5,
  tabBar: base + 6,
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
    tabBar: 7191,
  },
  login: page(7200),
  babyShow: page(7210),
  straight: page(7220),
  classHour: page(7230),
  parentCenter: page(7240),
  courseReplay: page(7250),
  /** My courses: one set a subject tab. */
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

/** The placements of a subject tab; subjects without a set of their own, and "all", share one. */
export function myClassSlots(subject: Subject | undefined): MyClassSlots {
  const tab = subject === undefined ? undefined : TAB_OF_SUBJECT[subject];
  return SLOT.myClass[tab ?? TabSubject.all];
}
