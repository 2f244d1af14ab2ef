/** Handlers of everything that a parent looks at; accounts and their codes are beside. */
import { activityHandlers } from './activities/handlers';
import { agreementHandlers } from './account/agreements/handlers';
import { cancellationHandlers } from './account/cancellation/handlers';
import { addressHandlers } from './addresses/handlers';
import { activityCenterHandlers } from './activities/center/handlers';
import { configurationHandlers } from './configuration/handlers';
import { courseHandlers } from './courses/handlers';
import { expressHandlers } from './deliveries/handlers';
import { feedbackHandlers } from './help/feedback/handlers';
import { helpHandlers } from './help/handlers';
import { homeHandlers } from './home/handlers';
import { giftHandlers } from './hours/gifts';
import { hoursHandlers } from './hours/handlers';
import { hourRecordHandlers } from './hours/records';
import { inboxHandlers } from './messages/handlers';
import { interestTagHandlers } from './home/interest-tags/handlers';
import { leaveHandlers } from './lessons/leave/handlers';
import { classListHandlers } from './lessons/class-list';
import { lessonHandlers } from './lessons/handlers';
import { materialHandlers } from './materials/handlers';
import { orderHandlers } from './orders/handlers';
import { medalHandlers } from './rewards/medals/handlers';
import { personalCenterHandlers } from './personal-center/handlers';
import { personalInfoHandlers } from './profile/handlers';
import { personalDataHandlers } from './account/own-data/handlers';
import { placementHandlers } from './home/slots/handlers';
import { regionHandlers } from './addresses/regions/handlers';
import { reportHandlers } from './growth/handlers';
import { shareHandlers } from './share/handlers';
import { stepUpHandlers } from './stepup/handlers';
import { surveyHandlers } from './help/survey/handlers';
import { taskHandlers } from './rewards/tasks/handlers';
import { trackingHandlers } from './tracking/handlers';
import { tutorHandlers } from './help/tutor/handlers';
import { wrongQuestionHandlers } from './materials/wrong-questions/handlers';

export const contentHandlers = {
  ...activityHandlers,
  ...agreementHandlers,
  ...cancellationHandlers,
  ...addressHandlers,
  ...activityCenterHandlers,
  ...configurationHandlers,
  ...courseHandlers,
  ...expressHandlers,
  ...feedbackHandlers,
  ...helpHandlers,
  ...homeHandlers,
  ...giftHandlers,
  ...hoursHandlers,
  ...hourRecordHandlers,
  ...inboxHandlers,
  ...interestTagHandlers,
  ...leaveHandlers,
  ...classListHandlers,
  ...lessonHandlers,
  ...materialHandlers,
  ...orderHandlers,
  ...medalHandlers,
  ...personalCenterHandlers,
  ...personalInfoHandlers,
  ...personalDataHandlers,
  ...placementHandlers,
  ...regionHandlers,
  ...reportHandlers,
  ...shareHandlers,
  ...stepUpHandlers,
  ...surveyHandlers,
  ...taskHandlers,
  ...trackingHandlers,
  ...tutorHandlers,
  ...wrongQuestionHandlers,
};
