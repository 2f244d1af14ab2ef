import { activityPopup } from '@/features/activities/popup/entry';
import { agePopup } from '@/features/profile/age-popup/entry';
import { checkInPopup } from '@/features/rewards/check-in-popup/entry';
import { classHourPopup } from '@/features/hours/claim/entry';
import { configuredPopup } from '../configured-popup/entry';
import { freeTrialPopup } from '@/features/activities/free-trial/entry';
import { freshmanPopup } from '@/features/activities/freshman/entry';
import { higherLevelPopup } from '@/features/stepup/higher-level/entry';
import { interestTagsPopup } from '../interest-tags/entry';
import { notificationPopup } from '@/features/messages/notification/entry';
import type { PopupEntry } from '@/features/popups/types';
import { weChatNoticePopup } from '@/features/messages/we-chat-notice/entry';
import { wonderfulPopup } from '@/features/activities/wonderful/entry';

/** Popups of home; the queue sorts them. */
export const homePopups: readonly PopupEntry[] = [
  agePopup,
  higherLevelPopup,
  classHourPopup,
  checkInPopup,
  freshmanPopup,
  freeTrialPopup,
  activityPopup,
  interestTagsPopup,
  wonderfulPopup,
  weChatNoticePopup,
  configuredPopup,
  notificationPopup,
];
