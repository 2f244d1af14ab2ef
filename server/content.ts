/** Handlers of everything that a parent looks at; accounts and their codes are beside. */
import { activityHandlers } from './activities/handlers';
import { configurationHandlers } from './configuration/handlers';
import { courseHandlers } from './course/handlers';
import { feedbackHandlers } from './feedback/handlers';
import { homeHandlers } from './home/handlers';
import { giftHandlers } from './hours/gifts';
import { hoursHandlers } from './hours/handlers';
import { inboxHandlers } from './inbox/handlers';
import { interestTagHandlers } from './interest-tags/handlers';
import { lessonHandlers } from './lesson/handlers';
import { personalCenterHandlers } from './personal-center/handlers';
import { placementHandlers } from './placement/handlers';
import { reportHandlers } from './reports/handlers';
import { shareHandlers } from './share/handlers';
import { stepUpHandlers } from './step-up/handlers';
import { trackingHandlers } from './tracking/handlers';

export const contentHandlers = {
  ...activityHandlers,
  ...configurationHandlers,
  ...courseHandlers,
  ...feedbackHandlers,
  ...homeHandlers,
  ...giftHandlers,
  ...hoursHandlers,
  ...inboxHandlers,
  ...interestTagHandlers,
  ...lessonHandlers,
  ...personalCenterHandlers,
  ...placementHandlers,
  ...reportHandlers,
  ...shareHandlers,
  ...stepUpHandlers,
  ...trackingHandlers,
};
