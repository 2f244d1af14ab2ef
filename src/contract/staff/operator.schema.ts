/**
 * The calls of the operator's console. Not part of the merged contract (registry.ts): the app does not know them, and the backend serves
 * them only where OPERATOR_CALLS is on.
 */
import { lessonCalls } from './lesson-calls.schema';
import { lettersCalls } from './letters-calls.schema';
import { activityCalls } from './activity-calls.schema';
import { agreementCalls } from './agreement-calls.schema';
import { announcementCalls } from './announcement-calls.schema';
import { courseCalls } from './course-calls.schema';
import { exchangeCalls } from './exchange-calls.schema';
import { feedbackCalls } from './feedback-calls.schema';
import { giftCalls } from './gift-calls.schema';
import { materialRequestCalls } from './material-request-calls.schema';
import { guideCalls } from './guide-calls.schema';
import { helpCalls } from './help-calls.schema';
import { moduleCalls } from './module-calls.schema';
import { peopleCalls } from './people-calls.schema';
import { placementCalls } from './placement-calls.schema';
import { reviewCalls } from './review-calls.schema';
import { seasonCalls } from './season-calls.schema';
import { seasonSettingsCalls } from './season-settings-calls.schema';
import { staffCalls } from './staff-calls.schema';
import { surveyCalls } from './survey-calls.schema';
import { teacherCalls } from './teacher-calls.schema';
import { teachingCalls } from './teaching-calls.schema';

export const operatorCalls = {
  ...staffCalls,
  ...reviewCalls,
  ...teachingCalls,
  ...peopleCalls,
  ...lettersCalls,
  ...feedbackCalls,
  ...exchangeCalls,
  ...agreementCalls,
  ...announcementCalls,
  ...placementCalls,
  ...seasonCalls,
  ...seasonSettingsCalls,
  ...teacherCalls,
  ...courseCalls,
  ...lessonCalls,
  ...activityCalls,
  ...giftCalls,
  ...materialRequestCalls,
  ...helpCalls,
  ...surveyCalls,
  ...moduleCalls,
  ...guideCalls,
} as const;

export type OperatorCallName = keyof typeof operatorCalls;
