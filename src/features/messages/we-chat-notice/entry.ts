import drawingUrl from '@/assets/popups/we-chat.svg';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import { popup } from '@/features/popups/types';
import { weChatNoticeTexts } from './texts';

/** In WeChat's browser, after a login by phone: the account has no WeChat openId yet. */
export const weChatNoticePopup = popup<null>({
  id: 'weChatNotice',
  limit: POPUP_SHOWN_LIMIT,
  due({ platform, session }) {
    const { isLoggedIn, user } = session;
    const isUnbound = platform.host.bindsWeChat && isLoggedIn && !user.openId;
    return Promise.resolve(isUnbound ? [{ data: null, images: [drawingUrl] }] : []);
  },
  card: () => ({ title: weChatNoticeTexts.title, action: weChatNoticeTexts.bind }),
  load: () => import('./WeChatNotice').then(({ WeChatNotice }) => WeChatNotice),
});
