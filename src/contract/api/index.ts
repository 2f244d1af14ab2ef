/** Every call, for the server and the tests. The app imports the maps of single services instead. */
import { activityCalls } from './activity';
import { assetsCalls } from './assets';
import { captchaCalls } from './captcha';
import { commonCalls } from './common';
import { configCalls } from './config';
import { courseCalls } from './course';
import { crmCalls } from './crm';
import { feedbackCalls } from './feedback';
import { filesCalls } from './files';
import { growthCalls } from './growth';
import { homeCalls } from './home';
import { interestTagsCalls } from './interest-tags';
import { memberCalls } from './member';
import { nativeLiveCalls } from './native-live';
import { profileCalls } from './profile';
import { reportCalls } from './report';
import { shareCalls } from './share';
import { stepUpCalls } from './step-up';
import { trackingCalls } from './tracking';
import { visitorCalls } from './visitor';

export const allCalls = {
  ...activityCalls,
  ...assetsCalls,
  ...captchaCalls,
  ...commonCalls,
  ...configCalls,
  ...courseCalls,
  ...crmCalls,
  ...feedbackCalls,
  ...filesCalls,
  ...growthCalls,
  ...homeCalls,
  ...interestTagsCalls,
  ...memberCalls,
  ...nativeLiveCalls,
  ...profileCalls,
  ...reportCalls,
  ...shareCalls,
  ...stepUpCalls,
  ...trackingCalls,
  ...visitorCalls,
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
      typeof assetsCalls,
      typeof captchaCalls,
      typeof commonCalls,
      typeof configCalls,
      typeof courseCalls,
      typeof crmCalls,
      typeof feedbackCalls,
      typeof filesCalls,
      typeof growthCalls,
      typeof homeCalls,
      typeof interestTagsCalls,
      typeof memberCalls,
      typeof nativeLiveCalls,
      typeof profileCalls,
      typeof reportCalls,
      typeof shareCalls,
      typeof stepUpCalls,
      typeof trackingCalls,
      typeof visitorCalls,
    ]
  >
>;
