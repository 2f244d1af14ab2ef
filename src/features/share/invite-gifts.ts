/** An inviter's rewards in words, from the operator's configuration and from responses. */
import { InviteEvent } from '@/contract/share/invite';
import type { InviteConfig } from '@/contract/share/schema';

interface Gifts {
  readonly stars?: unknown;
  readonly peaCoins?: unknown;
  readonly hours?: unknown;
}

const texts = {
  stars: (amount: number): string => `${amount}颗星星`,
  peaCoins: (amount: number): string => `${amount}豌豆币`,
  hours: (amount: number): string => `${amount}课时`,
  event: { [InviteEvent.trial]: '体验课', [InviteEvent.lesson]: '第一节课' } as Readonly<
    Record<string, string>
  >,
  promise: (event: string, gifts: string): string => `好友上完${event}，您得${gifts}`,
} as const;

/** 20颗星星、50豌豆币; '' for none. */
export const giftsText = (gifts: Gifts): string =>
  (['stars', 'peaCoins', 'hours'] as const)
    .flatMap((kind) => {
      const amount = Number(gifts[kind] ?? 0);
      return amount > 0 ? [texts[kind](amount)] : [];
    })
    .join('、');

/** '' when the configured reward is missing or invalid. */
export function promiseText(config: Pick<InviteConfig, 'reward'> | undefined): string {
  const { reward } = config ?? {};
  const event = texts.event[String(reward?.on)];
  const gifts = reward && typeof reward === 'object' ? giftsText(reward) : '';
  return event && gifts ? texts.promise(event, gifts) : '';
}
