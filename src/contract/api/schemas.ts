/** Every call's schemas, for the server and the tests only: the app must not bundle a schema library. */
import type { CallSchema } from '../define';
import type { CallName } from './index';
import { activitySchemas } from './activity.schema';
import { assetsSchemas } from './assets.schema';
import { captchaSchemas } from './captcha.schema';
import { commonSchemas } from './common.schema';
import { configSchemas } from './config.schema';
import { courseSchemas } from './course.schema';
import { crmSchemas } from './crm.schema';
import { feedbackSchemas } from './feedback.schema';
import { filesSchemas } from './files.schema';
import { growthSchemas } from './growth.schema';
import { homeSchemas } from './home.schema';
import { interestTagsSchemas } from './interest-tags.schema';
import { memberSchemas } from './member.schema';
import { nativeLiveSchemas } from './native-live.schema';
import { profileSchemas } from './profile.schema';
import { reportSchemas } from './report.schema';
import { shareSchemas } from './share.schema';
import { stepUpSchemas } from './step-up.schema';
import { trackingSchemas } from './tracking.schema';
import { visitorSchemas } from './visitor.schema';

export const allSchemas = {
  ...activitySchemas,
  ...assetsSchemas,
  ...captchaSchemas,
  ...commonSchemas,
  ...configSchemas,
  ...courseSchemas,
  ...crmSchemas,
  ...feedbackSchemas,
  ...filesSchemas,
  ...growthSchemas,
  ...homeSchemas,
  ...interestTagsSchemas,
  ...memberSchemas,
  ...nativeLiveSchemas,
  ...profileSchemas,
  ...reportSchemas,
  ...shareSchemas,
  ...stepUpSchemas,
  ...trackingSchemas,
  ...visitorSchemas,
} as const satisfies Readonly<Record<CallName, CallSchema>>;

type Never<Found extends never> = Found;

/** Does not compile when a schema stands without its call. */
export type SchemaWithoutCall = Never<Exclude<keyof typeof allSchemas, CallName>>;
