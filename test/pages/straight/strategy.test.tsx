import { BACKEND_CODE } from '@/contract/errors';
import { straightCalls } from '@/contract/straight/calls';
import StraightStrategy from '@/pages/straight/strategy';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const ONE = { id: 501, title: '课前五分钟', summary: '书桌、水杯、小问题', minutes: 2 };
const backend = () =>
  new FakeApi().on(straightCalls.listStrategies, [ONE]).on(straightCalls.getStrategy, {
    ...ONE,
    sections: [{ title: '收一收书桌', words: ['桌面空了', '眼睛就不会到处找'] }],
  });
const open = (query = {}, api = backend()) =>
  openScreen('straightStrategy', StraightStrategy, { user: TEST_USER, student: OFFICIAL, api, query });

describe('strategies', () => {
  test('are a list, and each leads to its text', async () => {
    const screen = await open();
    expect(screen.hasText('阅读约2分钟')).toBe(true);
    await screen.tap('课前五分钟');
    expect(screen.platform.navigation.last?.url).toContain('straight/strategy/index?id=501');
  });

  test('are read paragraph by paragraph', async () => {
    const screen = await open({ id: '501' });
    for (const text of ['课前五分钟', '收一收书桌', '桌面空了', '眼睛就不会到处找']) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test('that are gone say so and lead to the others', async () => {
    const api = backend().onRefusal(straightCalls.getStrategy, BACKEND_CODE.notFound, '');
    const screen = await open({ id: '999' }, api);
    expect(screen.hasText('这篇攻略不见了，看看别的吧')).toBe(true);
    await screen.tap('看全部攻略');
    expect(screen.platform.navigation.last?.url).toContain('straight/strategy/index');
  });

  test('that are still to be written say so', async () => {
    const screen = await open({}, new FakeApi().on(straightCalls.listStrategies, []));
    expect(screen.hasText('攻略正在准备中，过几天再来')).toBe(true);
  });
});
