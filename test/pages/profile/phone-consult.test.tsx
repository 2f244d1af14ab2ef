import ParentsCenter from '@/pages/profile/parents-center';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';
import { mineBackend } from './mine-backend';

const open = (options: OpenOptions = {}) =>
  openScreen('parentsCenter', ParentsCenter, {
    user: TEST_USER,
    student: OFFICIAL,
    api: mineBackend(),
    ...options,
  });

describe('the phone consult', () => {
  async function ring(os: 'android' | 'ios') {
    const screen = await open({ platform: { os } });
    await screen.tap('电话咨询');
    await screen.tap('呼叫 400 123 4567');
    return screen;
  }

  const results = (screen: OpenedScreen) => screen.tracker.payloads('phone_consult');

  test('asks 80 ms after the sheet, not before', async () => {
    const screen = await ring('android');
    await screen.advance(79);
    expect(screen.hasText('即将呼叫客服电话，是否继续？')).toBe(false);
    await screen.advance(1);
    expect(screen.hasText('即将呼叫客服电话，是否继续？')).toBe(true);
  });

  test('dials without spaces', async () => {
    const screen = await ring('android');
    await screen.advance(80);
    await screen.tap('继续');
    expect(screen.platform.log.dialled).toEqual(['4001234567']);
    expect(results(screen)).toEqual([{ result: 'dialled' }]);
  });

  test('copies on iOS and says so with the number', async () => {
    const screen = await ring('ios');
    await screen.advance(80);
    await screen.tap('继续');
    expect(screen.platform.log.dialled).toEqual([]);
    expect(screen.toasts).toEqual(['已复制客服电话400 123 4567']);
    expect(results(screen)).toEqual([{ result: 'copied' }]);
  });

  test('makes no call when the parent cancels', async () => {
    const screen = await ring('android');
    await screen.advance(80);
    await screen.tap('取消');
    expect(screen.platform.log.dialled).toEqual([]);
    expect(results(screen)).toEqual([{ result: 'cancelled' }]);
  });
});
