import { accountCalls } from '@/contract/account/calls';
import { Runtime } from '@/contract/host';
import { ok } from '@/contract/errors';
import { weChatNoticePopup } from '@/features/messages/we-chat-notice/entry';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';
import { openPopup } from '../popups/open-popup';

const url = 'https://open.weixin.example/connect';
const weChat = { user: TEST_USER, student: OFFICIAL, platform: { runtime: Runtime.weixinWeb } };

describe('the WeChat notice', () => {
  it('leads to WeChat once it has closed', async () => {
    const api = new FakeApi().on(accountCalls.weChatAuthorization, { url });
    const { tap, advance, platform, isOpen, shown } = await openPopup(weChatNoticePopup, { ...weChat, api });
    await tap('去绑定');
    expect([isOpen(), platform.log.authorizations]).toEqual([false, []]);
    await advance(200);
    expect([platform.log.authorizations, shown('weChatNotice')]).toEqual([[url], 1]);
  });

  it('stays, and says so, when the link is not available', async () => {
    const api = new FakeApi().onFailure(accountCalls.weChatAuthorization, { kind: 'network' });
    const { tap, toasts, isOpen } = await openPopup(weChatNoticePopup, { ...weChat, api });
    await tap('去绑定');
    expect([isOpen(), toasts.length]).toEqual([true, 1]);
  });

  it('leads nowhere for a parent who has closed it meanwhile', async () => {
    const api = new FakeApi();
    const answer = api.onHold(accountCalls.weChatAuthorization);
    const { tap, byClass, advance, platform, tracker } = await openPopup(weChatNoticePopup, {
      ...weChat,
      api,
    });
    await tap('去绑定');
    await tap(byClass('popup-card__close'));
    answer(ok({ url }));
    await advance(1000);
    expect(platform.log.authorizations).toEqual([]);
    expect(tracker.payloads('popup_close')).toEqual([
      { popup: 'weChatNotice', page: 'downloadApp', acted: false },
    ]);
  });

  it.each<[string, FakeAppOptions]>([
    ['outside of WeChat', { ...weChat, platform: { runtime: Runtime.web } }],
    [
      'in a web-view of the mini program',
      { ...weChat, platform: { ...weChat.platform, insideMiniProgram: true } },
    ],
    ['for a visitor', { platform: weChat.platform }],
    ['for a parent who is bound', { ...weChat, user: { ...TEST_USER, openId: 'open-1' } }],
  ])('does not come %s', async (_where, options) => {
    const { isOpen } = await openPopup(weChatNoticePopup, options);
    expect(isOpen()).toBe(false);
  });
});
