/** Texts of the profile tab's head. */
import type { PrivateInfo } from '@/contract/profile/schema';
import type { Platform } from '@/platform/types';
import { maskPhone } from '@/features/account/phone/mask-phone';
import type { SessionUser } from '@/stores/session/session';
import type { Loadable } from '@/stores/data/loadable';
import { mineTexts, relationTexts } from './texts';

/** Placeholder for unknown values. */
const HIDDEN = '***';

/** The child's name and the parent's relation: 小豌豆妈妈. */
export function profileTitle(info: Pick<PrivateInfo, 'kidName' | 'parentStatus'> | undefined): string {
  if (!info) return mineTexts.unnamed;
  return info.kidName + (relationTexts[info.parentStatus] ?? '') || mineTexts.unnamed;
}

export const starCount = (info: Pick<PrivateInfo, 'starNum'> | undefined): string =>
  String(info?.starNum ?? HIDDEN);

/** Masked by the server already; masked again here, in case it was not. */
export function phoneLine({
  value,
  isFirstLoad,
}: Pick<Loadable<PrivateInfo>, 'value' | 'isFirstLoad'>): string {
  if (isFirstLoad) return mineTexts.loadingPhone;
  if (!value) return HIDDEN;
  return value.parentPhone ? maskPhone(value.parentPhone) : mineTexts.noPhone;
}

/** The mini program shows another id of the parent. */
export const shownUserId = (
  platform: Pick<Platform, 'host'>,
  user: Pick<SessionUser, 'userId' | 'unificationId'>,
): string => (platform.host.isWhole ? String(user.userId) : user.unificationId);
