/** Every call, for the server and the tests. The app imports the maps of single services instead. */
import { activityCalls } from './activity';
import { addressCalls } from './address';
import { activityCenterCalls } from './activity-center';
import { agreementsCalls } from './agreements';
import { assetsCalls } from './assets';
import { cancellationCalls } from './cancellation';
import { captchaCalls } from './captcha';
import { classListCalls } from './class-list';
import { checkInCalls } from './check-in';
import { commonCalls } from './common';
import { configCalls } from './config';
import { courseCalls } from './course';
import { crmCalls } from './crm';
import { devicesCalls } from './devices';
import { expressCalls } from './express';
import { feedbackCalls } from './feedback';
import { filesCalls } from './files';
import { growthCalls } from './growth';
import { helpCalls } from './help';
import { homeCalls } from './home';
import { hourRecordsCalls } from './hour-records';
import { inboxCalls } from './inbox';
import { interestTagsCalls } from './interest-tags';
import { medalCalls } from './medals';
import { materialsCalls } from './materials';
import { memberCalls } from './member';
import { nativeLiveCalls } from './native-live';
import { personalDataCalls } from './personal-data';
import { personalInfoCalls } from './personal-info';
import { ordersCalls } from './orders';
import { profileCalls } from './profile';
import { regionCalls } from './region';
import { reportCalls } from './report';
import { shareCalls } from './share';
import { stepUpCalls } from './step-up';
import { taskCalls } from './tasks';
import { surveyCalls } from './survey';
import { trackingCalls } from './tracking';
import { tutorCalls } from './tutor';
import { visitorCalls } from './visitor';
import { wrongQuestionsCalls } from './wrong-questions';

export const allCalls = {
  ...activityCalls,
  ...addressCalls,
  ...activityCenterCalls,
  ...agreementsCalls,
  ...assetsCalls,
  ...cancellationCalls,
  ...captchaCalls,
  ...checkInCalls,
  ...classListCalls,
  ...commonCalls,
  ...configCalls,
  ...courseCalls,
  ...crmCalls,
  ...devicesCalls,
  ...expressCalls,
  ...feedbackCalls,
  ...filesCalls,
  ...growthCalls,
  ...helpCalls,
  ...homeCalls,
  ...hourRecordsCalls,
  ...inboxCalls,
  ...interestTagsCalls,
  ...medalCalls,
  ...materialsCalls,
  ...memberCalls,
  ...nativeLiveCalls,
  ...personalDataCalls,
  ...personalInfoCalls,
  ...ordersCalls,
  ...profileCalls,
  ...regionCalls,
  ...reportCalls,
  ...shareCalls,
  ...stepUpCalls,
  ...taskCalls,
  ...surveyCalls,
  ...trackingCalls,
  ...tutorCalls,
  ...visitorCalls,
  ...wrongQuestionsCalls,
} as const;

export type CallName = keyof typeof allCalls;

type Repeated<Maps extends readonly object[], Seen = never> = Maps extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & Seen) | Repeated<Rest, Seen | keyof First>
  : never;

type Never<Found extends never> = Found;

/** Does not compile when two services use one name: the merge above would lose a call. */
export type RepeatedCallName = Never<
  Repeated<
    [
      typeof activityCalls,
      typeof addressCalls,
      typeof activityCenterCalls,
      typeof agreementsCalls,
      typeof assetsCalls,
      typeof cancellationCalls,
      typeof captchaCalls,
      typeof checkInCalls,
      typeof classListCalls,
      typeof commonCalls,
      typeof configCalls,
      typeof courseCalls,
      typeof crmCalls,
      typeof devicesCalls,
      typeof expressCalls,
      typeof feedbackCalls,
      typeof filesCalls,
      typeof growthCalls,
      typeof helpCalls,
      typeof homeCalls,
      typeof hourRecordsCalls,
      typeof inboxCalls,
      typeof interestTagsCalls,
      typeof medalCalls,
      typeof materialsCalls,
      typeof memberCalls,
      typeof nativeLiveCalls,
      typeof personalDataCalls,
      typeof personalInfoCalls,
      typeof ordersCalls,
      typeof profileCalls,
      typeof regionCalls,
      typeof reportCalls,
      typeof shareCalls,
      typeof stepUpCalls,
      typeof taskCalls,
      typeof surveyCalls,
      typeof trackingCalls,
      typeof tutorCalls,
      typeof visitorCalls,
      typeof wrongQuestionsCalls,
    ]
  >
>;
