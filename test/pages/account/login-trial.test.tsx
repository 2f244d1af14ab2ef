import { activitiesCalls } from '@/contract/activities/calls';
import { BACKEND_CODE } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import Login from '@/pages/account/login';
import type { FakeApi } from '../../support/fakes/fake-api';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { agreedStorage, loginApi, PHONE, until } from './support';

jest.mock('@/services/crypto', () => jest.requireActual('./fake-crypto'));

const ENTRANCE = '领取免费试听课';

const open = (api: FakeApi, platform: OpenOptions['platform'] = {}) =>
  openScreen('login', Login, { api, platform: { storage: agreedStorage(), ...platform } });

/** Within the sheet: the login form has fields with the same names. */
const field = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`.free-trial input[name="${name}"]`) ?? document.body;

describe('The free trial on the login', () => {
  test('leads on a parent who logged in there, though there was nothing to claim', async () => {
    const why = '孩子已经是在读学员，不用再领试听课';
    const api = loginApi().onRefusal(activitiesCalls.claimFreeTrial, BACKEND_CODE.conflict, why);
    const screen = await open(api);
    await until(screen, () => screen.hasText(ENTRANCE));
    await screen.tap(ENTRANCE);
    await until(screen, () => screen.allByClass('free-trial').length > 0);
    await screen.type(field('mobile'), PHONE);
    await screen.type(field('code'), '123456');
    await screen.tap(screen.byClass('sheet__footer').querySelector<HTMLElement>('.button') ?? '');
    await until(screen, () => screen.platform.navigation.last !== undefined);
    expect(screen.toasts).toContain(why);
    expect(screen.platform.navigation.last?.url).toContain('/pages/home/home/index');
  });

  test('leaves the form unchanged when it is closed', async () => {
    const screen = await open(loginApi());
    await until(screen, () => screen.hasText(ENTRANCE));
    await screen.tap(ENTRANCE);
    await until(screen, () => screen.allByClass('free-trial').length > 0);
    await screen.tap(screen.byClass('sheet__close'));
    expect(screen.allByClass('free-trial')).toEqual([]);
    expect([screen.platform.navigation.moves, screen.hasText(ENTRANCE)]).toEqual([[], true]);
  });

  test('is not in the mini program', async () => {
    const screen = await open(loginApi(), { runtime: Runtime.weixinMiniApp });
    await screen.settle();
    expect(screen.hasText(ENTRANCE)).toBe(false);
  });
});
