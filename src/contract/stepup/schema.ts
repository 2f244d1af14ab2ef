import { Type as T, type Static } from '@sinclair/typebox';
import {
  askedFor,
  filled,
  flag,
  id,
  idOrZero,
  integer,
  list,
  noData,
  oneOf,
  text,
  token,
  url,
} from '../primitives.schema';
import { PersonInfoSchema } from '../profile/schema';
import { StepUpRecommendation, StepUpStatus, StepUpType, StudentCode, Weekday } from './values';

/** The parent: user id, with the child's name or DEFAULT_OPERATOR_NAME. */
const operator = { operator_id: id(), operator: filled(64) };

const change = T.Object({ student_id: id(), ...operator });

const weekday = () => T.Optional(integer(Weekday.monday, Weekday.sunday));

const hour = () => T.Optional(integer(0, 23));

const minute = () => T.Optional(integer(0, 59));

const ofStudent = T.Object({ student_id: id() });

const ofUser = T.Object({ user_id: id() });

const ofToken = T.Object({ token: token() });

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
  /** StepUpdateFlag of this child: it has a place but may switch classes (rule stepup-55). */
  isUpdate: T.Optional(flag()),
  /** Parameter of getHeadMaster; 0 or absent: none (assumed). */
  headMasterId: T.Optional(idOrZero()),
  /** StepUpStage and StepUpProvider of the higher level; '' or absent: not applicable (assumed). */
  stage: T.Optional(text(32)),
  /** Confirmed address for this year's material; 0 or absent: not confirmed (assumed). */
  addressId: T.Optional(idOrZero()),
  provider: T.Optional(text(32)),
});

/** JSON in `typeValue` of stepUpConfig (assumed); its URL is the year report. */
export const StepUpConfigSchema = T.Object({ recommend: T.Optional(oneOf(StepUpRecommendation)) });

export const PlanPointSchema = T.Object({
  w: integer(Weekday.monday, Weekday.sunday),
  h: integer(0, 23),
  m: integer(0, 59),
});
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
  /** One string per weekly lesson. */
  cycle: T.Array(text(64), { minItems: 1, maxItems: 2 }),
  firstLiveTime: text(32),
  teacher: list(T.Object({ id: id(), nickname: text(64) }), 10),
});

/** Previously chosen times. */
export const ApplyCycleSchema = T.Object({
  week1: integer(Weekday.monday, Weekday.sunday),
  week2: integer(Weekday.monday, Weekday.sunday),
  time1: text(8),
  time2: text(8),
});

/** Nested by start weekday, start time, end weekday, end time. The last level is a list of times, or keyed by them like the others. */
const endTimes = T.Union([list(text(8), 100), T.Record(text(8), T.Unknown())]);

export const CycleTreeSchema = T.Record(text(8), T.Record(text(8), T.Record(text(8), endTimes)));

export const StepUpResourcesSchema = T.Object({
  all: list(StepUpClassSchema, 1000),
  recommend: list(StepUpClassSchema, 1000),
  cycle: CycleTreeSchema,
  applyCycle: list(ApplyCycleSchema, 5),
});

/** A switch; entry 6 also has `time`. Indexes: FeatureSwitch. */
export const FeatureSwitchEntrySchema = T.Object({ turnOn: T.Boolean(), time: T.Optional(text(32)) });

export const HeadMasterSchema = T.Object({ id: id(), mobile: text(32) });

/** `data` of a 201: why the student is not eligible. */
export const StudentRefusalSchema = T.Object({ studentCode: oneOf(StudentCode) });

export const stepupSchemas = {
  confirmStepUp: { request: change, response: noData() },
  /** Changes type N to Y. */
  updateStepUpType: { request: change, response: noData() },
  getTeacherBaseInfo: { request: T.Object({ teacherId: id() }), response: TeacherBaseInfoSchema },
  getTeacherUrl: {
    request: T.Object({ teacherCode: filled(64) }),
    response: T.Object({ url: askedFor(url()) }),
  },
  /** 200 eligible, 201 not. */
  checkStepUpResources: { request: T.Object({}), response: noData() },
  listStepUpResources: {
    request: T.Object({
      catePid: id(),
      cateSid: idOrZero(),
      oldCycle: text(1000),
      week1: weekday(),
      hour1: hour(),
      minute1: minute(),
      week2: weekday(),
      hour2: hour(),
      minute2: minute(),
    }),
    response: StepUpResourcesSchema,
  },
  /** 201 ends the keep-alive. The payload is not shown (assumed: none). */
  keepStepUpResources: { request: T.Object({}), response: noData() },
  submitPlanTime: {
    request: T.Object({
      student_id: id(),
      plan_time: T.String({ minLength: 2, maxLength: 4000, description: 'JSON text: PlanTime' }),
      plan_step_id: idOrZero(),
      ...operator,
    }),
    response: noData(),
  },
  getSelectTime: {
    request: T.Object({}),
    response: T.Object({ week: askedFor(list(text(16), 7)), time: askedFor(list(text(8), 100)) }),
  },
  changeClass: {
    request: T.Object({ student_id: id(), class_id: id(), plan_step_id: idOrZero(), ...operator }),
    response: noData(),
  },
  /** One of the parent's addresses, for this year's material only, in the stage ADDRESS_CONFIRM (assumed). */
  confirmStepUpAddress: {
    request: T.Object({ student_id: id(), address_id: id(), ...operator }),
    response: noData(),
  },
  /** 201 has a StudentRefusalSchema. */
  checkStudentCode: { request: ofStudent, response: noData() },
  getRecommendedClasses: {
    request: ofStudent,
    response: T.Object({
      detail: T.Union([StepUpClassSchema, T.Null()]),
      list: list(StepUpClassSchema, 1000),
    }),
  },
  getStepUpInfo: { request: ofStudent, response: StepUpInfoSchema },
  /** The home page's variant; the envelope also has the server's `time`. */
  getHigherLevelInfo: { request: ofStudent, response: StepUpInfoSchema },
  getHeadMaster: {
    request: T.Object({ id: id(), fields: T.Literal('id,mobile') }),
    response: T.Union([HeadMasterSchema, T.Null()]),
  },
  notifyHeadMaster: { request: ofUser, response: noData() },
  /** HomeroomTeacherPush. */
  getPushStatus: { request: ofUser, response: T.Object({ status: text(8) }) },
  /** StepUpdateFlag. */
  getH5UpdateStatus: { request: ofUser, response: T.Object({ status: text(8) }) },
  /** Notifies the operator's system after each change; the response is ignored (assumed). */
  adminCallback: { request: ofUser, response: noData() },
  /** FeatureSwitch documents the indexes. */
  getFeatureSwitches: { request: ofToken, response: list(FeatureSwitchEntrySchema, 20) },
  getStepUpProfile: { request: ofToken, response: PersonInfoSchema },
  stepUpLogout: { request: ofToken, response: noData() },
  /** Learning partner: reads `list.status`. */
  getUpdateStatus: { request: ofUser, response: T.Object({ status: text(8) }) },
};

export type StudentRefusal = Static<typeof StudentRefusalSchema>;
export type StepUpInfo = Static<typeof StepUpInfoSchema>;
export type PlanPoint = Static<typeof PlanPointSchema>;
export type PlanTime = Static<typeof PlanTimeSchema>;
export type TeacherBaseInfo = Static<typeof TeacherBaseInfoSchema>;
export type StepUpClass = Static<typeof StepUpClassSchema>;
export type ApplyCycle = Static<typeof ApplyCycleSchema>;
export type CycleTree = Static<typeof CycleTreeSchema>;
export type StepUpResources = Static<typeof StepUpResourcesSchema>;
export type FeatureSwitchEntry = Static<typeof FeatureSwitchEntrySchema>;
export type StepUpConfig = Static<typeof StepUpConfigSchema>;
export type HeadMaster = Static<typeof HeadMasterSchema>;
