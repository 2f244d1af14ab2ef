import { Runtime } from '@/contract/host';
import Login from '@/pages/account/login';
import MyTabClass from '@/pages/courses/my-tab-class';
import ParentsCenter from '@/pages/profile/parents-center';
import { mineBackend } from './mine-backend';
import { openScreen, type OpenOptions } from '../support/open-screen';

const visitor: OpenOptions = {
  user: undefined,
  student: undefined,
  platform: { runtime: Runtime.weixinMiniApp },
};
const OF_A_PARENT = /InfoByToken|HourGroup|isLogisticsMark|getCourseStudyList|PersonalInfo|PrivateInfo/;

describe('A visitor of the mini program', () => {
  test('sees what is taught among courses, and logs in from there', async () => {
    const screen = await openScreen('myTabClass', MyTabClass, visitor);
    expect(screen.hasText('豌豆思维')).toBe(true);
    expect(screen.platform.navigation.moves).toEqual([]);
    await screen.tap('登录');
    expect(screen.platform.navigation.last?.url).toContain('/pages/account/login/index?from=%2FmyTabClass');
  });

  test('sees the entries of mine and nothing of a parent, and logs in by its head', async () => {
    const screen = await openScreen('parentsCenter', ParentsCenter, { ...visitor, api: mineBackend() });
    expect([screen.hasText('我的订单'), screen.hasText('剩余直播课时')]).toEqual([true, false]);
    expect(screen.api.sent.map(({ call }) => call.path).filter((path) => OF_A_PARENT.test(path))).toEqual([]);
    await screen.tap('点击登录');
    expect(screen.platform.navigation.last?.url).toContain('/pages/account/login/index');
  });

  test('is asked for the login by the first action that needs it', async () => {
    const screen = await openScreen('parentsCenter', ParentsCenter, { ...visitor, api: mineBackend() });
    await screen.tap('我的订单');
    expect(screen.platform.navigation.last?.url).toContain('login/index?from=%2FmyOrder');
  });

  test('may leave the login', async () => {
    const screen = await openScreen('login', Login, visitor);
    await screen.tap('暂不登录');
    expect(screen.platform.navigation.last?.url).toContain('my-tab-class');
  });
});

test('A browser’s login cannot: its pages need one', async () => {
  const screen = await openScreen('login', Login, { user: undefined, student: undefined });
  expect(screen.hasText('暂不登录')).toBe(false);
});
