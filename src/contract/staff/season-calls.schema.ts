/** The step-up season: its classes and seats, for whom it is open, what each family chose. */
import { Type as T, type Static } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import {
  date,
  dateTime,
  id,
  idOrZero,
  integer,
  list,
  nothingAsked,
  noData,
  oneOf,
  text,
} from '../primitives.schema';
import { ApplyCycleSchema } from '../stepup/schema';
import { StepUpProvider, StepUpStage, StepUpStatus, StepUpType } from '../stepup/values';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { etag, paging } from './staff-calls.schema';
import { SEASON_OPENED_MAX, SEASON_SEATS_MAX, StaffRole } from './values';

const roles = [StaffRole.teacher];
/** Parents ask them too. */
const readers = [StaffRole.teacher, StaffRole.support];

const time = () => T.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const weekday = () => integer(1, 7);

export const SeasonClassSchema = T.Object({
  subject: oneOf(Subject),
  /** Name, as in the syllabus: 'S2-1'. */
  step: said(64),
  week1: weekday(),
  time1: time(),
  week2: weekday(),
  time2: time(),
  /** One of the weekly lessons. */
  firstLiveAt: dateTime(),
  /** The first is the class teacher. */
  teacherIds: T.Array(id(), { minItems: 1, maxItems: 10, uniqueItems: true }),
  seats: integer(0, SEASON_SEATS_MAX),
});
export type SeasonClass = Static<typeof SeasonClassSchema>;

const KeptClassSchema = T.Object({
  ...SeasonClassSchema.properties,
  classId: id(),
  stepId: id(),
  teachers: list(text(64), 10),
  taken: integer(),
  etag: etag(),
});

/** What staff set of one child's season. */
const arranged = {
  mayChoose: T.Boolean(),
  /** The old seat is kept until the end of this day; '' for none. */
  releaseOn: date(),
  /** '' for none. */
  stage: T.Union([T.Literal(''), oneOf(StepUpStage)]),
  provider: T.Union([T.Literal(''), oneOf(StepUpProvider)]),
};

const FamilySchema = T.Object({
  userId: id(),
  kidName: text(64),
  status: oneOf(StepUpStatus),
  type: oneOf(StepUpType),
  step: text(64),
  /** The step of the coming year. */
  yearStepId: idOrZero(),
  yearStep: text(64),
  /** confirm: the suggested class; changeClass: one of the parent's choice; '': by staff, or not yet. */
  completedBy: T.Union([T.Literal(''), T.Literal('confirm'), T.Literal('changeClass')]),
  /** Named by the parent, the best first. */
  times: list(ApplyCycleSchema, 5),
  /** Of the child's old lessons, and of the new class. */
  oldCycle: list(T.Object({ week: weekday(), time: text(8) }), 7),
  newCycle: list(T.Object({ week: weekday(), time: text(8) }), 7),
  newClassId: idOrZero(),
  teacher: text(64),
  /** A class is to be found for the child. */
  lacksClass: T.Boolean(),
  isAddressConfirmed: T.Boolean(),
  ...arranged,
  etag: etag(),
});

export const seasonCalls = {
  listSeasonSteps: operatorCall({
    method: 'GET',
    path: '/operator/season/steps',
    summary: 'Steps that have classes.',
    roles: readers,
    audited: false,
    request: nothingAsked(),
    response: list(T.Object({ stepId: id(), subject: oneOf(Subject), step: text(64) }), 1000),
  }),
  listTeacherNames: operatorCall({
    method: 'GET',
    path: '/operator/season/teachers',
    summary: 'All teachers, to choose from.',
    roles: readers,
    audited: false,
    request: nothingAsked(),
    response: list(T.Object({ teacherId: id(), name: text(64) }), 5000),
  }),
  listSeasonClasses: operatorCall({
    method: 'GET',
    path: '/operator/season/classes',
    summary: 'Classes by step and time, with their seats.',
    roles,
    audited: false,
    request: T.Object({ ...paging, stepId: T.Optional(id()) }),
    response: list(KeptClassSchema, 100),
  }),
  getSeasonClass: operatorCall({
    method: 'GET',
    path: '/operator/season/classes/class',
    summary: 'One class.',
    roles,
    audited: false,
    request: T.Object({ classId: id() }),
    response: KeptClassSchema,
  }),
  saveSeasonClass: operatorCall({
    method: 'POST',
    path: '/operator/season/classes/save',
    summary:
      'A new one without `classId`; parents may choose it at once. With children in it, step and times stay, and taken seats always do.',
    roles,
    audited: true,
    request: T.Object({
      ...SeasonClassSchema.properties,
      classId: T.Optional(id()),
      etag: etag(),
    }),
    response: T.Object({ classId: id() }),
  }),
  openSeason: operatorCall({
    method: 'POST',
    path: '/operator/season/open',
    summary:
      'Begins the step-up for children. Those for whom it has begun are left as they are, so that it may be repeated.',
    roles,
    audited: true,
    request: T.Object({
      /** Empty: all official students of `fromStep`. */
      userIds: T.Array(id(), { maxItems: SEASON_OPENED_MAX, uniqueItems: true }),
      /** As in the children's profiles; '' with `userIds`. */
      fromStep: text(64),
      /** y: moves up unless the parent decides otherwise, n: the other way round, other: the teacher arranges it. */
      type: oneOf(StepUpType),
      newStepId: id(),
      /** Where a child of type n stays; 0 for the others. */
      planStepId: idOrZero(),
      /** Suggested, with a seat for each child; 0 for none. */
      classId: idOrZero(),
      releaseOn: date(),
      mayChoose: T.Boolean(),
      /** Of the head teacher, whom the parent may ask; '' for none. */
      headMasterMobile: T.String({ pattern: '^[\\d +-]{0,32}$' }),
    }),
    response: T.Object({ opened: integer(), alreadyOpen: integer() }),
  }),
  listSeasonFamilies: operatorCall({
    method: 'GET',
    path: '/operator/season/families',
    summary: 'What each family chose; those who wait for a class of their times first.',
    roles: readers,
    audited: false,
    request: T.Object({
      ...paging,
      stepId: T.Optional(id()),
      status: T.Optional(oneOf(StepUpStatus)),
      userId: T.Optional(id()),
    }),
    response: list(FamilySchema, 100),
  }),
  getSeasonFamily: operatorCall({
    method: 'GET',
    path: '/operator/season/families/family',
    summary: 'What one family chose.',
    roles: readers,
    audited: true,
    request: T.Object({ userId: id() }),
    response: FamilySchema,
  }),
  saveSeasonFamily: operatorCall({
    method: 'POST',
    path: '/operator/season/families/save',
    summary:
      'Whether the parent may choose, how long the old seat is kept, and what is left to do once it is complete.',
    roles,
    audited: true,
    request: T.Object({ userId: id(), ...arranged, etag: etag() }),
    response: T.Object({ userId: id() }),
  }),
  placeInClass: operatorCall({
    method: 'POST',
    path: '/operator/season/families/place',
    summary: 'Gives a child that waits for a class a seat in one; a parent who named times is notified.',
    roles,
    audited: true,
    request: T.Object({ userId: id(), classId: id() }),
    response: noData(),
  }),
} as const;
