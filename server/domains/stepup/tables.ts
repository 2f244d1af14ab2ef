import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Subject } from '../../../src/contract/courses/values';
import type {
  StepUpProvider,
  StepUpStage,
  StepUpStatus,
  StepUpType,
  StudentCode,
} from '../../../src/contract/stepup/values';
import { students } from '../account/tables';
import { addresses } from '../addresses/tables';
import { big, moment } from '../../core/db/columns';
import { teachers } from '../courses/timetable/tables';

/** A weekly lesson: weekday 1 to 7, 'HH:mm'. */
export interface WeeklyLesson {
  readonly week: number;
  readonly time: string;
}

/** Kind of a parent's change, or of one by the operator's staff; the log has the changed fields before and after it. */
export type ChangeKind =
  | 'confirm'
  | 'updateType'
  | 'submitPlanTime'
  | 'changeClass'
  | 'confirmAddress'
  | StaffChangeKind;

/** open: the step-up began; place: into a class that was formed; arrange: what else staff set. */
export type StaffChangeKind = 'open' | 'place' | 'arrange';

const student = () =>
  big('user_id')
    .notNull()
    .references(() => students.userId, { onDelete: 'cascade' });

/** Contacts for the step-up; the phone number is visible only to the parents of their children. */
export const homeroomTeachers = pgTable('head_masters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 901 }),
  mobile: text('mobile').notNull(),
});

/** Steps that have classes; the name is that of the syllabus: 'S2-1'. */
export const stepUpSteps = pgTable(
  'step_up_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    subject: integer('subject').$type<Subject>().notNull(),
    name: text('name').notNull(),
  },
  (table) => [unique('step_up_steps_name').on(table.subject, table.name)],
);

/** A class of the new school year: two lessons a week. */
export const stepUpClasses = pgTable(
  'step_up_classes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 6001 }),
    cateId: big('cate_id').notNull(),
    stepId: big('step_id').notNull(),
    week1: integer('week1').notNull(),
    /** 'HH:mm'. */
    time1: text('time1').notNull(),
    week2: integer('week2').notNull(),
    time2: text('time2').notNull(),
    firstLiveAt: moment('first_live_at').notNull(),
    /** The first is the class teacher. */
    teacherIds: big('teacher_ids').array().notNull(),
  },
  (table) => [index('step_up_classes_step').on(table.stepId, table.cateId)],
);

/** One row per seat, so that none is assigned twice. A seat can be held for some seconds before. At most one seat per child. */
export const stepUpSeats = pgTable(
  'step_up_seats',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    classId: big('class_id')
      .notNull()
      .references(() => stepUpClasses.id, { onDelete: 'cascade' }),
    userId: big('user_id').references(() => students.userId, { onDelete: 'set null' }),
    heldBy: big('held_by').references(() => students.userId, { onDelete: 'set null' }),
    heldUntil: moment('held_until'),
  },
  (table) => [
    unique('step_up_seats_user').on(table.userId),
    index('step_up_seats_holder').on(table.heldBy),
    index('step_up_seats_free')
      .on(table.classId, table.id)
      .where(sql`${table.userId} is null`),
  ],
);

/** A child's yearly step-up. Without a row the child has none. */
export const stepUps = pgTable(
  'step_ups',
  {
    userId: student().primaryKey(),
    status: integer('status').$type<StepUpStatus>().notNull(),
    type: integer('type').$type<StepUpType>().notNull(),
    stepId: big('step_id').notNull().default(0),
    step: text('step').notNull().default(''),
    course: text('course').notNull().default(''),
    newStepId: big('new_step_id').notNull().default(0),
    newStep: text('new_step').notNull().default(''),
    newTeacherId: big('new_teacher_id').references(() => teachers.id, { onDelete: 'set null' }),
    newClassId: big('new_class_id').references(() => stepUpClasses.id, { onDelete: 'set null' }),
    newFirstAt: moment('new_first_at'),
    planStepId: big('plan_step_id').notNull().default(0),
    planStep: text('plan_step').notNull().default(''),
    planCateId: big('plan_cate_id').notNull().default(0),
    oldCycle: jsonb('old_cycle').$type<readonly WeeklyLesson[]>().notNull().default([]),
    newCycle: jsonb('new_cycle').$type<readonly WeeklyLesson[]>().notNull().default([]),
    /** When the seat of the old class is released. */
    releaseAt: moment('release_at'),
    isUpdate: integer('is_update').notNull().default(0),
    headMasterId: big('head_master_id').references(() => homeroomTeachers.id, { onDelete: 'set null' }),
    stage: text('stage').$type<StepUpStage | ''>().notNull().default(''),
    provider: text('provider').$type<StepUpProvider | ''>().notNull().default(''),
    /** Address for this year's material; null: not confirmed, or deleted. */
    addressId: big('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    /** The operator lets the parent choose among classes. */
    mayChoose: boolean('may_choose').notNull().default(true),
    /** What completed it; null while incomplete, or when the operator did. */
    completedBy: text('completed_by').$type<'confirm' | 'changeClass'>(),
    /** When the parent was notified that the class for the named times exists. */
    formedNotifiedAt: moment('formed_told_at'),
  },
  (table) => [
    index('step_ups_class').on(table.newClassId),
    index('step_ups_to_tell')
      .on(table.status)
      .where(sql`completed_by is null and formed_told_at is null`),
    // Partial index of seats still to be released: always few.
    index('step_ups_release')
      .on(table.releaseAt)
      .where(sql`${table.status} = 2 and ${table.newClassId} is not null`),
    index('step_ups_teacher').on(table.newTeacherId),
    index('step_ups_head_master').on(table.headMasterId),
    index('step_ups_address').on(table.addressId),
  ],
);

/** Why a child is not eligible, if the operator says so. */
export const stepUpRefusals = pgTable('step_up_refusals', {
  userId: student().primaryKey(),
  code: integer('code').$type<StudentCode>().notNull(),
});

/** Preferred times in the parent's order: both lessons of a week. */
export const preferredTimes = pgTable(
  'step_up_preferred_times',
  {
    userId: student(),
    position: integer('position').notNull(),
    week1: integer('week1').notNull(),
    time1: text('time1').notNull(),
    week2: integer('week2').notNull(),
    time2: text('time2').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

/** Requests for the head teacher: one row per 24 hours, however many requests. */
export const homeroomNotices = pgTable(
  'head_master_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: student(),
    headMasterId: big('head_master_id')
      .notNull()
      .references(() => homeroomTeachers.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [
    index('head_master_notices_user').on(table.userId, table.requestedAt),
    index('head_master_notices_master').on(table.headMasterId),
  ],
);

/** Log of all changes of a step-up. */
export const stepUpChanges = pgTable(
  'step_up_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: student(),
    operatorId: big('operator_id').notNull(),
    operator: text('operator').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>().notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When the operator's system was notified. */
    notifiedAt: moment('told_at'),
  },
  (table) => [
    index('step_up_changes_user').on(table.userId, table.id),
    index('step_up_changes_to_tell')
      .on(table.changedAt)
      .where(sql`told_at is null`),
  ],
);

/** The operator's flags of a child; without a row both are off. */
export const stepUpFlags = pgTable('step_up_flags', {
  userId: student().primaryKey(),
  h5Update: boolean('h5_update').notNull().default(false),
  partnerUpdate: boolean('partner_update').notNull().default(false),
});

/** By index of FeatureSwitch; a missing one is on. */
export const stepUpSwitches = pgTable('step_up_switches', {
  number: integer('number').primaryKey(),
  turnOn: boolean('turn_on').notNull(),
  time: text('time'),
});
