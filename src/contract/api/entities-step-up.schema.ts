/** The yearly step-up (part 2 sections 3.1 and 3.2). */
import { Type as T } from '@sinclair/typebox';
import { StepUpStatus, StepUpType } from '../enums';
import { flag, id, idOrZero, integer, list, oneOf, text, url } from './primitives.schema';

export const StepUpInfoSchema = T.Object({
  studentId: id(),
  stepId: idOrZero(),
  step: text(64),
  course: text(64),
  newStepId: idOrZero(),
  newStep: text(64),
  newTeacherId: idOrZero(),
  newTeacherName: text(64),
  newClassId: idOrZero(),
  newFirstTime: text(32),
  status: oneOf(StepUpStatus),
  type: oneOf(StepUpType),
  /** JSON text: PlanTime; '' when no times were submitted. */
  planTime: text(4000),
  planStepId: idOrZero(),
  planStep: text(64),
  planCateId: idOrZero(),
  /** JSON text: a list of {week, time}. */
  oldCycle: text(1000),
  releaseTime: text(32),
  newCycle: text(1000),
  isUpdate: T.Optional(flag()),
});

export const PlanPointSchema = T.Object({ w: integer(1, 7), h: integer(0, 23), m: integer(0, 59) });
/** Pairs of start and end. */
export const PlanTimeSchema = list(T.Tuple([PlanPointSchema, PlanPointSchema]), 5);

export const TeacherBaseInfoSchema = T.Object({
  nickname: text(64),
  avatar: url(),
  teacherCode: text(64),
  parentalSatisfaction: T.Optional(text(16)),
  teachingYear: T.Optional(text(16)),
  resourcesFile: T.Optional(T.Object({ videoInfoUrl: url() })),
});

export const StepUpClassSchema = T.Object({
  classId: id(),
  cycle: T.Array(text(64), { minItems: 2, maxItems: 2 }),
  firstLiveTime: text(32),
  teacher: list(T.Object({ id: id(), nickname: text(64) }), 10),
});

/** Times that were chosen earlier. */
export const ApplyCycleSchema = T.Object({
  week1: integer(1, 7),
  week2: integer(1, 7),
  time1: text(8),
  time2: text(8),
});

/** Start weekday, start time, end weekday: end times. */
export const CycleTreeSchema = T.Record(text(8), T.Record(text(8), T.Record(text(8), list(text(8), 100))));

export const StepUpResourcesSchema = T.Object({
  all: list(StepUpClassSchema, 1000),
  recommend: list(StepUpClassSchema, 1000),
  cycle: CycleTreeSchema,
  applyCycle: list(ApplyCycleSchema, 5),
});

/** A switch; entry 6 also has `time`. Indexes: FeatureSwitch. */
export const FeatureSwitchEntrySchema = T.Object({ turnOn: T.Boolean(), time: T.Optional(text(32)) });

export const HeadMasterSchema = T.Object({ id: id(), mobile: text(32) });
