import drawingUrl from '@/assets/popups/interest-tags.svg';
import { homeCalls } from '@/contract/home/calls';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popup } from '@/features/popups/types';
import { tagPop, type TagPop } from './tag-pop';
import { interestTagsTexts } from './texts';

/** One after another, as many as the server sends: it omits answered ones. */
export const interestTagsPopup = popup<TagPop>({
  id: 'interestTags',
  limit: POPUP_SHOWN_LIMIT,
  async due({ api, platform, student }) {
    if (student.isTourist) return [];
    const answer = await api.call(homeCalls.listInterestTagPops, {
      platformType: platform.host.slotPlatform,
    });
    const pops = answer.ok ? answer.value : [];
    return pops.flatMap((pop) => {
      const data = tagPop(pop);
      return data ? [{ data, key: `interestTags.${data.id}`, images: [drawingUrl] }] : [];
    });
  },
  card: ({ title }) => ({ title: title || interestTagsTexts.title, action: interestTagsTexts.choose }),
  load: () => import('./InterestTags').then(({ InterestTags }) => InterestTags),
});
