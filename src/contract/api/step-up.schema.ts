/** Step-up service (part 2 section 7). Field names follow its own snake case. */
import { Type as T } from '@sinclair/typebox';
import { StudentCode } from '../enums';
import { PersonInfoSchema } from './entities-account.schema';
import {
  FeatureSwitchEntrySchema,
  HeadMasterSchema,
  StepUpClassSchema,
  StepUpInfoSchema,
  StepUpResourcesSchema,
  TeacherBaseInfoSchema,
} from './entities-step-up.schema';
import {
  filled,
  id,
  idOrZero,
  integer,
  list,
  nothingTold,
  oneOf,
  text,
  token,
  url,
} from './primitives.schema';

/** The parent, by user id, named by the child or by DEFAULT_OPERATOR_NAME. */
const operator = { operator_id: id(), operator: filled(64) };
const weekday = () => T.Optional(integer(1, 7));
const hour = () => T.Optional(integer(0, 23));
const minute = () => T.Optional(integer(0, 59));
const ofStudent = T.Object({ student_id: id() });
const ofUser = T.Object({ user_id: id() });
const ofToken = T.Object({ token: token() });
const change = T.Object({ student_id: id(), ...operator });

export const stepUpSchemas = {
  confirmStepUp: { request: change, response: nothingTold() },
  /** Turns type N into Y. */
  updateStepUpType: { request: change, response: nothingTold() },
  getTeacherBaseInfo: { request: T.Object({ teacherId: id() }), response: TeacherBaseInfoSchema },
  getTeacherUrl: { request: T.Object({ teacherCode: filled(64) }), response: T.Object({ url: url() }) },
  /** 200 eligible, 201 not. */
  checkStepUpResources: { request: T.Object({}), response: nothingTold() },
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
  keepStepUpResources: { request: T.Object({}), response: nothingTold() },
  submitPlanTime: {
    request: T.Object({
      student_id: id(),
      plan_time: T.String({ minLength: 2, maxLength: 4000, description: 'JSON text: PlanTime' }),
      plan_step_id: idOrZero(),
      ...operator,
    }),
    response: nothingTold(),
  },
  getSelectTime: {
    request: T.Object({}),
    response: T.Object({ week: list(text(16), 7), time: list(text(8), 100) }),
  },
  changeClass: {
    request: T.Object({ student_id: id(), class_id: id(), plan_step_id: idOrZero(), ...operator }),
    response: nothingTold(),
  },
  /** 201 comes with the reason in `studentCode`. */
  checkStudentCode: {
    request: ofStudent,
    response: T.Union([T.Object({ studentCode: oneOf(StudentCode) }), T.Null()]),
  },
  getRecommendedClasses: {
    request: ofStudent,
    response: T.Object({
      detail: T.Union([StepUpClassSchema, T.Null()]),
      list: list(StepUpClassSchema, 1000),
    }),
  },
  getStepUpInfo: { request: ofStudent, response: StepUpInfoSchema },
  /** The home page's variant; the envelope also carries the server's `time`. */
  getHigherLevelInfo: { request: ofStudent, response: StepUpInfoSchema },
  getHeadMaster: {
    request: T.Object({ id: id(), fields: T.Literal('id,mobile') }),
    response: T.Union([HeadMasterSchema, T.Null()]),
  },
  notifyHeadMaster: { request: ofUser, response: nothingTold() },
  getPushStatus: { request: ofUser, response: T.Object({ status: text(8) }) },
  /** StepUpdateFlag. */
  getH5UpdateStatus: { request: ofUser, response: T.Object({ status: text(8) }) },
  adminCallback: { request: ofUser, response: nothingTold() },
  /** FeatureSwitch says what each index is. */
  getFeatureSwitches: { request: ofToken, response: list(FeatureSwitchEntrySchema, 20) },
  getStepUpProfile: { request: ofToken, response: PersonInfoSchema },
  stepUpLogout: { request: ofToken, response: nothingTold() },
  /** Learning partner: reads `list.status`. */
  getUpdateStatus: { request: ofUser, response: T.Object({ status: text(8) }) },
};
