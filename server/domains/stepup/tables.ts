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

/** A lesson of a week: weekday 1 to 7, 'HH:mm'. */
export interface WeeklyLesson {
  readonly week: number;
  readonly time: string;
}

/** What a parent did, and what of the row was different before and after it. */
export type ChangeKind = 'confirm' | 'updateType' | 'submitPlanTime' | 'changeClass' | 'confirmAddress';

const student = () =>
  big('user_id')
    .notNull()
    .references(() => students.userId, { onDelete: 'cascade' });

/** Whom a parent reaches about the step-up; the number is told to the parents of their children alone. */
export const headMasters = pgTable('head_masters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 901 }),
  mobile: text('mobile').notNull(),
});

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
    /** The first one leads the class. */
    teacherIds: big('teacher_ids').array().notNull(),
  },
  (table) => [index('step_up_classes_step').on(table.stepId, table.cateId)],
);

/**
 * A seat of a class, so that none is given twice: a child takes a row. Until then somebody may hold it for some seconds.
 * A child has one seat at most.
 */
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

/** The yearly step-up of a child. No row: the child does not step up. */
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
    /** When the seat of the old class is given away. */
    releaseAt: moment('release_at'),
    isUpdate: integer('is_update').notNull().default(0),
    headMasterId: big('head_master_id').references(() => headMasters.id, { onDelete: 'set null' }),
    stage: text('stage').$type<StepUpStage | ''>().notNull().default(''),
    provider: text('provider').$type<StepUpProvider | ''>().notNull().default(''),
    /** Where the material of this year goes; null: the parent has confirmed none, or it is gone. */
    addressId: big('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    /** The operator lets the parent choose among classes. */
    mayChoose: boolean('may_choose').notNull().default(true),
    /** What made it complete; null as long as it is not, or where the operator did. */
    completedBy: text('completed_by').$type<'confirm' | 'changeClass'>(),
    /** When the parent was told that the class of the named times is there. */
    formedToldAt: moment('formed_told_at'),
  },
  (table) => [
    index('step_ups_class').on(table.newClassId),
    index('step_ups_to_tell')
      .on(table.status)
      .where(sql`completed_by is null and formed_told_at is null`),
    // Those whose old seat is still to be given away: few, whatever the year has brought.
    index('step_ups_release')
      .on(table.releaseAt)
      .where(sql`${table.status} = 2 and ${table.newClassId} is not null`),
    index('step_ups_teacher').on(table.newTeacherId),
    index('step_ups_head_master').on(table.headMasterId),
    index('step_ups_address').on(table.addressId),
  ],
);

/** Why a child may not step up, where the operator says so. */
export const stepUpRefusals = pgTable('step_up_refusals', {
  userId: student().primaryKey(),
  code: integer('code').$type<StudentCode>().notNull(),
});

/** Times that would suit, in the order in which the parent named them: both lessons of a week. */
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

/** A parent asked for the head teacher: one row within 24 hours, however often they ask. */
export const headMasterNotices = pgTable(
  'head_master_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: student(),
    headMasterId: big('head_master_id')
      .notNull()
      .references(() => headMasters.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [
    index('head_master_notices_user').on(table.userId, table.requestedAt),
    index('head_master_notices_master').on(table.headMasterId),
  ],
);

/** Every change of a step-up, by whom. */
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
    /** The operator's system has been told. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('step_up_changes_user').on(table.userId, table.id),
    index('step_up_changes_to_tell')
      .on(table.changedAt)
      .where(sql`told_at is null`),
  ],
);

/** The operator's flags of a child; no row: both are off. */
export const stepUpFlags = pgTable('step_up_flags', {
  userId: student().primaryKey(),
  h5Update: boolean('h5_update').notNull().default(false),
  partnerUpdate: boolean('partner_update').notNull().default(false),
});

/** By the number of FeatureSwitch; one that is not there is on. */
export const stepUpSwitches = pgTable('step_up_switches', {
  number: integer('number').primaryKey(),
  turnOn: boolean('turn_on').notNull(),
  time: text('time'),
});
