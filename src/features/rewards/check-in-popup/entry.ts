import checkInUrl from '@/assets/popups/check-in.svg';
import { rewardsCalls } from '@/contract/rewards/calls';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popup } from '@/features/popups/types';
import type { CheckIn } from './CheckInPopup';
import { checkInTexts } from './texts';

/** The response code decides: success means that today's check-in is open (assumed; contract/rewards/calls). */
export const checkInPopup = popup<CheckIn>({
  id: 'checkIn',
  limit: POPUP_SHOWN_LIMIT,
  due: async ({ api, student }) => {
    if (student.isTourist) return [];
    const answer = await api.call(rewardsCalls.isSignIn, {});
    return answer.ok ? [{ data: { dayNum: answer.value.dayNum }, images: [checkInUrl] }] : [];
  },
  card: ({ dayNum }) => ({
    title: checkInTexts.title(dayNum),
    action: checkInTexts.checkIn,
    act: ({ router }) => void router.go('dailyCheckIn'),
  }),
  load: () => import('./CheckInPopup').then(({ CheckInPopup }) => CheckInPopup),
});
