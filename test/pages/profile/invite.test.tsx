import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { Runtime } from '@/contract/host';
import ParentsCenter from '@/pages/profile/parents-center';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { mineBackend } from './mine-backend';

const open = (options: OpenOptions, api: FakeApi) =>
  openScreen('parentsCenter', ParentsCenter, { user: TEST_USER, student: OFFICIAL, api, ...options });

describe('the invite block', () => {
  const invite = (value: object): FakeApi => {
    const typeValue = JSON.stringify(value);
    return mineBackend().on(configurationCalls.getUpgradeConfig, ({ typeCode }) =>
      typeCode === ConfigTypeCode.invite || typeCode === ConfigTypeCode.inviteMath
        ? [{ typeCode, typeValue }]
        : [],
    );
  };
  const both = {
    minePosterHide: 0,
    minePosterUrl: 'https://invite.example/poster',
    minePresentHide: 0,
    minePresentUrl: 'https://invite.example/present',
    miniPosterHide: 0,
    miniPosterUrl: 'https://invite.example/mini',
  };

  test('offers poster and screenshot', async () => {
    const screen = await open({}, invite(both));
    await screen.tap('分享海报');
    expect(screen.hasText('上传截图')).toBe(true);
    expect(screen.tracker.payloads('invite_click')).toEqual([{ entrance: 'poster', page: 'parentsCenter' }]);
  });

  test('has one button; what else it offers is a row of links', async () => {
    const screen = await open({}, invite(both));
    const block = screen.byClass('invite-block');
    const texts = (name: string) => [...block.querySelectorAll(`.${name}`)].map((each) => each.textContent);
    expect(texts('button')).toEqual(['分享海报']);
    expect(texts('invite-block__link')).toEqual(['上传截图', '我邀请的好友']);
  });

  test.each([
    ['both are hidden', { ...both, minePosterHide: 1, minePresentHide: 1 }],
    ['nothing is said', {}],
    ['the addresses are no web addresses', { ...both, minePosterUrl: 'javascript:1', minePresentUrl: '' }],
  ])('stays away when %s', async (_why, config) => {
    expect((await open({}, invite(config))).allByClass('invite-block')).toEqual([]);
  });

  test('is the only invitation: the gifts are led to by its title, not by an entry', async () => {
    const typeValue = JSON.stringify(both);
    const api = mineBackend().on(configurationCalls.getUpgradeConfig, ({ typeCode }) => {
      if (typeCode === ConfigTypeCode.invite) return [{ typeCode, typeValue }];
      return typeCode === ConfigTypeCode.inviteForGifts
        ? [{ typeCode, jsonExpand: { url: 'https://gifts.example/' } }]
        : [];
    });
    const screen = await open({}, api);
    expect(screen.allByClass('entry-tile__title').map(({ textContent }) => textContent)).not.toContain(
      '邀请有礼',
    );
    await screen.tap('邀请有礼');
    expect(screen.tracker.payloads('mine_entry_click')).toEqual([{ entry: 'gifts' }]);
  });

  test('says what a friend brings, and leads to the friends who were invited', async () => {
    const reward = { on: 'trial', stars: 20, peaCoins: '50', hours: 0 };
    const screen = await open({}, invite({ reward }));
    expect(screen.hasText('好友上完体验课，您得20颗星星、50豌豆币')).toBe(true);
    await screen.tap('我邀请的好友');
    expect(screen.platform.navigation.last?.url).toBe('/pages/share/share-poster/index?show=friends');
  });

  test.each([[{ on: 'someday', stars: 5 }], [{ on: 'trial', stars: 'many' }], ['20'], [null]])(
    'promises nothing where the reward cannot be read: %j',
    async (reward) => {
      const screen = await open({}, invite({ ...both, reward }));
      expect(screen.hasText('邀请好友一起学，双方都有礼')).toBe(true);
    },
  );

  test('the mini program has its own entrances', async () => {
    const screen = await open({ platform: { runtime: Runtime.weixinMiniApp } }, invite(both));
    expect(screen.hasText('分享海报')).toBe(true);
    expect(screen.hasText('上传截图')).toBe(false);
  });
});
