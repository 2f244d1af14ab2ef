/** Every call's schemas, for the server and the tests only: the app must not bundle a schema library. */
import type { CallSchema } from '../define';
import type { CallName } from './index';
import { activitySchemas } from './activity.schema';
import { addressSchemas } from './address.schema';
import { activityCenterSchemas } from './activity-center.schema';
import { agreementsSchemas } from './agreements.schema';
import { assetsSchemas } from './assets.schema';
import { cancellationSchemas } from './cancellation.schema';
import { captchaSchemas } from './captcha.schema';
import { classListSchemas } from './class-list.schema';
import { checkInSchemas } from './check-in.schema';
import { commonSchemas } from './common.schema';
import { configSchemas } from './config.schema';
import { courseSchemas } from './course.schema';
import { crmSchemas } from './crm.schema';
import { devicesSchemas } from './devices.schema';
import { expressSchemas } from './express.schema';
import { feedbackSchemas } from './feedback.schema';
import { filesSchemas } from './files.schema';
import { growthSchemas } from './growth.schema';
import { helpSchemas } from './help.schema';
import { homeSchemas } from './home.schema';
import { hourRecordsSchemas } from './hour-records.schema';
import { inboxSchemas } from './inbox.schema';
import { interestTagsSchemas } from './interest-tags.schema';
import { medalSchemas } from './medals.schema';
import { materialsSchemas } from './materials.schema';
import { memberSchemas } from './member.schema';
import { nativeLiveSchemas } from './native-live.schema';
import { personalDataSchemas } from './personal-data.schema';
import { personalInfoSchemas } from './personal-info.schema';
import { ordersSchemas } from './orders.schema';
import { profileSchemas } from './profile.schema';
import { regionSchemas } from './region.schema';
import { reportSchemas } from './report.schema';
import { shareSchemas } from './share.schema';
import { stepUpSchemas } from './step-up.schema';
import { taskSchemas } from './tasks.schema';
import { surveySchemas } from './survey.schema';
import { trackingSchemas } from './tracking.schema';
import { tutorSchemas } from './tutor.schema';
import { visitorSchemas } from './visitor.schema';
import { wrongQuestionsSchemas } from './wrong-questions.schema';

export const allSchemas = {
  ...activitySchemas,
  ...addressSchemas,
  ...activityCenterSchemas,
  ...agreementsSchemas,
  ...assetsSchemas,
  ...cancellationSchemas,
  ...captchaSchemas,
  ...checkInSchemas,
  ...classListSchemas,
  ...commonSchemas,
  ...configSchemas,
  ...courseSchemas,
  ...crmSchemas,
  ...devicesSchemas,
  ...expressSchemas,
  ...feedbackSchemas,
  ...filesSchemas,
  ...growthSchemas,
  ...helpSchemas,
  ...homeSchemas,
  ...hourRecordsSchemas,
  ...inboxSchemas,
  ...interestTagsSchemas,
  ...medalSchemas,
  ...materialsSchemas,
  ...memberSchemas,
  ...nativeLiveSchemas,
  ...personalDataSchemas,
  ...personalInfoSchemas,
  ...ordersSchemas,
  ...profileSchemas,
  ...regionSchemas,
  ...reportSchemas,
  ...shareSchemas,
  ...stepUpSchemas,
  ...taskSchemas,
  ...surveySchemas,
  ...trackingSchemas,
  ...tutorSchemas,
  ...visitorSchemas,
  ...wrongQuestionsSchemas,
} as const satisfies Readonly<Record<CallName, CallSchema>>;

type Never<Found extends never> = Found;

/** Does not compile when a schema stands without its call. */
export type SchemaWithoutCall = Never<Exclude<keyof typeof allSchemas, CallName>>;
