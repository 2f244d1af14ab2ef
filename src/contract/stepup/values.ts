/** The yearly step-up: further education and the higher level. */
import type { ValueOf } from '../wire';

export const MAX_PREFERRED_TIMES = 5;
export const CLASS_LIST_PAGE_SIZE = 5;
export const KEEP_ALIVE_INTERVAL_MS = 10_000;
/** In addition to the call on load. */
export const KEEP_ALIVE_REPEATS = 30;
/** Time until a seat is released without a keep-alive (assumed). */
export const SEAT_HOLD_MS = 30_000;

export const HEAD_MASTER_RESPONSE_HOURS = 24;
/** Operator name of a change when the child has no name: a wire value, not an app text. */
export const DEFAULT_OPERATOR_NAME = '家长';
export const REMAINING_HOURS_STATUS = 1;
/** Asia/Shanghai. Configuration overrides each of them: rule stepup-2. */
const STEP_UP_DEADLINE = '2021/06/20 23:59:59';
/** Default when the operator has configured none. */
export const HIGHER_LEVEL_FALLBACK_WINDOW = { startTime: '2021/05/31', endTime: STEP_UP_DEADLINE } as const;
/** Fallback when the operator's cannot be loaded. */
export const HIGHER_LEVEL_STATIC_WINDOW = { startTime: '2021/06/10', endTime: STEP_UP_DEADLINE } as const;
/** Storage flag: the higher-level modal was shown on this device. */
export const HIGHER_LEVEL_SHOWN_FLAG = 'isNotFirstEnterPage';

export const StepUpStatus = { waiting: 1, grouping: 2, complete: 3 } as const;
export type StepUpStatus = ValueOf<typeof StepUpStatus>;

/** Y and N are the specification's names; 1 goes to /furtherEducation. */
export const StepUpType = { other: 1, y: 2, n: 3 } as const;
export type StepUpType = ValueOf<typeof StepUpType>;

export const StepUpPageType = { error: 1, withUpgrade: 2, noUpgradeYet: 3 } as const;
export type StepUpPageType = ValueOf<typeof StepUpPageType>;

export const StepUpdateFlag = { off: '0', on: '1' } as const;
export type StepUpdateFlag = ValueOf<typeof StepUpdateFlag>;

export const StepUpDialogType = {
  complete: 1,
  hasHomeroomTeacher: 2,
  noHomeroomTeacher: 3,
  error: 4,
  control: 5,
} as const;
export type StepUpDialogType = ValueOf<typeof StepUpDialogType>;

/** Why a student may not step up. */
export const StudentCode = {
  notStudent: 10001,
  notStepUp: 10002,
  notHasCourse: 10003,
  notFormalClass: 10004,
  exclusiveStudent: 10005,
} as const;
export type StudentCode = ValueOf<typeof StudentCode>;

export const StepUpStage = { selectTime: 'SELECT_TIME', addressConfirm: 'ADDRESS_CONFIRM' } as const;
export type StepUpStage = ValueOf<typeof StepUpStage>;

export const StepUpProvider = { lesi: 'LESI', mingsi: 'MINGSI' } as const;
export type StepUpProvider = ValueOf<typeof StepUpProvider>;

/** Recommendation for undecided parents; default: stay. */
export const StepUpRecommendation = { stay: 'stay', upgrade: 'upgrade' } as const;
export type StepUpRecommendation = ValueOf<typeof StepUpRecommendation>;

/** `data.status` of getPushStatus: whether the head teacher was notified (assumed). */
export const HomeroomTeacherPush = { none: '0', notified: '1' } as const;
export type HomeroomTeacherPush = ValueOf<typeof HomeroomTeacherPush>;

/** Index of a switch in the feature-switch list. 4 is not shown. */
export const FeatureSwitch = {
  teacherControl: 0,
  classControl: 1,
  reportControl: 2,
  giftControl: 3,
  selectTimeControl: 5,
  remainingTime: 6,
} as const;
export type FeatureSwitch = ValueOf<typeof FeatureSwitch>;

export const Weekday = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const;

/** Of the step-up service, whose success is 200 (services.ts): `msg` is shown in a dialog, not a toast. */
export const StepUpCode = { businessError: '201' } as const;
