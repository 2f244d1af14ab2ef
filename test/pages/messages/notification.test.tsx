import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { Runtime } from '@/contract/host';
import { messagesCalls } from '@/contract/messages/calls';
import { fail, ok } from '@/contract/errors';
import { notificationPopup } from '@/features/messages/notification/entry';
import type { Platform } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openPopup } from '../popups/open-popup';

const account = JSON.stringify({ name: '豌豆家长', qrCode: '/files/account.png' });

const open = (platform: Partial<Platform>, push = true) =>
  openPopup(notificationPopup, {
    user: TEST_USER,
    student: OFFICIAL,
    platform,
    api: new FakeApi()
      .on(messagesCalls.isSubscribe, { isSubscribe: false })
      .on(configurationCalls.getUpgradeConfig, [
        { typeCode: ConfigTypeCode.officialAccount, typeValue: account },
      ]),
    prepare: ({ platform: { abilities } }) => abilities.setReply('getPushState', ok(push)),
  });

describe('the notification popup', () => {
  it('leads to the settings of the app', async () => {
    const { tap, platform, isOpen, tracker } = await open({ runtime: Runtime.iosApp }, false);
    await tap('去打开');
    expect(platform.abilities.paramsOf('openPushSetting')).toEqual([{}]);
    expect(isOpen()).toBe(false);
    expect(tracker.payloads('popup_close')).toEqual([
      { popup: 'notification.auth', page: 'downloadApp', acted: true },
    ]);
  });

  it('goes on to the official account when the settings are declined', async () => {
    const { tap, byClass, hasText, advance, shown } = await open({ runtime: Runtime.androidApp }, false);
    await tap(byClass('popup-card__close'));
    await advance(200);
    await advance(0);
    expect([shown('notification.auth'), hasText('关注“豌豆家长”公众号')]).toEqual([1, true]);
  });

  it('copies the name of the account', async () => {
    const { tap, platform, toasts, isOpen } = await open({ runtime: Runtime.web });
    await tap('复制公众号名称');
    expect([platform.log.copied, toasts, isOpen()]).toEqual([
      ['豌豆家长'],
      ['已复制，去微信搜索关注吧'],
      false,
    ]);
  });

  it('says the name where it cannot be copied', async () => {
    const copyText = () => Promise.resolve(fail({ kind: 'denied', ability: 'copyText' } as const));
    const { tap, toasts } = await open({ runtime: Runtime.web, copyText });
    await tap('复制公众号名称');
    expect(toasts).toEqual(['复制失败，请在微信搜索“豌豆家长”']);
  });

  it('shows the picture for a long press in WeChat', async () => {
    const { byClass, tap, hasText, isOpen } = await open({ runtime: Runtime.weixinWeb });
    expect(byClass('notification__code').querySelector('img')?.getAttribute('src')).toBe(
      '/files/account.png',
    );
    expect([hasText('长按图片识别二维码'), hasText('复制公众号名称')]).toEqual([true, false]);
    await tap('知道了');
    expect(isOpen()).toBe(false);
  });
});
