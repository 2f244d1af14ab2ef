import { InviteEvent } from '../../../../src/contract/share/invite';
import type { InviteReward } from '../../../../src/contract/share/schema';

const EVENT: Readonly<Record<InviteEvent, string>> = {
  [InviteEvent.trial]: '体验课',
  [InviteEvent.lesson]: '第一节课',
};

/** Does not name the friend: the message outlives the friend's account. */
export const INVITATION_MESSAGES = {
  title: '邀请奖励到账了',
  body: ({ on, stars = 0, peaCoins = 0, hours = 0 }: InviteReward): string => {
    const gifts = [
      stars > 0 && `${stars}颗星星`,
      peaCoins > 0 && `${peaCoins}个豌豆币`,
      hours > 0 && `${hours}课时`,
    ];
    return `您邀请的好友上完了${EVENT[on]}，${gifts.filter(Boolean).join('、')}已到账，谢谢您的推荐。`;
  },
  linkText: '我邀请的好友',
  /** In the log of hours. */
  hours: '邀请好友奖励',
} as const;
