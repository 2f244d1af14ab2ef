import { accountCalls } from '@/contract/account/calls';
import Option from '@/pages/account/option';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const open = (api = new FakeApi()) =>
  openScreen('option', Option, { user: TEST_USER, student: OFFICIAL, api });

test.each([
  ['用户协议', 'pages/account/user-agreement/index'],
  ['隐私政策', 'pages/account/privacy/index'],
  ['儿童隐私政策', 'pages/account/children-privacy/index'],
  ['注销账号', 'pages/account/cancellation-notice/index'],
])('the settings lead to %s', async (row, page) => {
  const screen = await open();
  await screen.tap(row);
  expect(screen.platform.navigation.last?.url).toContain(page);
});

test('the settings offer a copy of the own data, once it is ready', async () => {
  const api = new FakeApi().onRefusal(
    accountCalls.exportPersonalData,
    '10000006',
    '今天导出的次数已用完，请明天再试',
  );
  const screen = await open(api);
  await screen.tap('导出个人数据');
  expect(api.requests(accountCalls.exportPersonalData)).toEqual([]);
  await screen.tap('导出');
  expect(api.requests(accountCalls.exportPersonalData)).toHaveLength(1);
  expect(screen.toasts).toEqual(['今天导出的次数已用完，请明天再试']);
});
