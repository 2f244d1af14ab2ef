import { activityPopup } from './activity/entry';
import { agePopup } from '../profile/age-popup/entry';
import { checkInPopup } from './check-in/entry';
import { classHourPopup } from './class-hour/entry';
import { configuredPopup } from './configured/entry';
import { freshmanPopup } from './freshman/entry';
import { higherLevelPopup } from './higher-level/entry';
import { interestTagsPopup } from './interest-tags/entry';
import { notificationPopup } from './notification/entry';
import type { PopupEntry } from './types';
import { weChatNoticePopup } from './we-chat-notice/entry';
import { wonderfulPopup } from './wonderful/entry';

/** What may pop up on home; the queue knows the order. */
export const homePopups: readonly PopupEntry[] = [
  agePopup,
  higherLevelPopup,
  classHourPopup,
  checkInPopup,
  freshmanPopup,
  activityPopup,
  interestTagsPopup,
  wonderfulPopup,
  weChatNoticePopup,
  configuredPopup,
  notificationPopup,
];
