import type { ComponentType } from 'react';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import type { CallEntry } from '@/contract/define';
import { BACKEND_CODE } from '@/contract/errors';
import { helpCalls } from '@/contract/help/calls';
import { materialsCalls } from '@/contract/materials/calls';
import { messagesCalls } from '@/contract/messages/calls';
import { ordersCalls } from '@/contract/orders/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import type { RouteName } from '@/contract/routes';
import ExpressDetail from '@/pages/deliveries/detail';
import PackList from '@/pages/deliveries/pack-list';
import HelpDetail from '@/pages/help/detail';
import Tutor from '@/pages/help/tutor';
import LearningVideo from '@/pages/materials/learning-video';
import InformationCenter from '@/pages/messages/information-center';
import MyOrder from '@/pages/orders/my-order';
import MyTaskFinish from '@/pages/rewards/task-finish';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

interface Detail {
  readonly route: RouteName;
  readonly Page: ComponentType;
  /** The query parameter. */
  readonly field: string;
  readonly call: CallEntry;
  readonly says: string;
  readonly nextStep: string;
  readonly leadsTo: string;
}

const DETAILS: readonly Detail[] = [
  {
    ...{ route: 'myOrder', Page: MyOrder, field: 'orderId', call: ordersCalls.getOrder },
    ...{ says: '找不到这个订单', nextStep: '查看我的订单', leadsTo: 'orders/my-order' },
  },
  {
    ...{ route: 'myExpressDetail', Page: ExpressDetail, field: 'id', call: deliveriesCalls.getParcel },
    ...{ says: '找不到这条物流信息', nextStep: '查看我的物流', leadsTo: 'deliveries/list' },
  },
  {
    ...{ route: 'myExpressPackList', Page: PackList, field: 'id', call: deliveriesCalls.listParcels },
    ...{ says: '找不到这条物流信息', nextStep: '查看我的物流', leadsTo: 'deliveries/list' },
  },
  {
    ...{
      route: 'informationCenter',
      Page: InformationCenter,
      field: 'id',
      call: messagesCalls.getMessage,
    },
    ...{ says: '找不到这条消息', nextStep: '查看全部消息', leadsTo: 'messages/information-center' },
  },
  {
    ...{ route: 'helpDetail', Page: HelpDetail, field: 'id', call: helpCalls.getHelpDetail },
    ...{ says: '找不到这篇帮助', nextStep: '查看全部问题', leadsTo: 'help/list' },
  },
  {
    ...{ route: 'tutor', Page: Tutor, field: 'crUid', call: helpCalls.getTutor },
    ...{ says: '找不到这位辅导老师', nextStep: '返回', leadsTo: '' },
  },
  {
    ...{
      route: 'myTaskCenterMyTaskFinish',
      Page: MyTaskFinish,
      field: 'id',
      call: rewardsCalls.getTaskClaim,
    },
    ...{ says: '找不到这个任务的奖励', nextStep: '继续做任务', leadsTo: 'rewards/task-list' },
  },
  {
    ...{ route: 'learningVideo', Page: LearningVideo, field: 'id', call: materialsCalls.getLearningVideo },
    ...{ says: '找不到这个视频', nextStep: '查看全部资料', leadsTo: 'materials/learning-materials' },
  },
];

const BAD_NAMES = ['x', '-1', '1.5', '1 or 1=1', '9'.repeat(16)];
const TABLE = DETAILS.map((detail) => [detail.route, detail] as const);

const open = ({ route, Page, field }: Detail, name: string, api: FakeApi) =>
  openScreen(route, Page, { user: TEST_USER, student: OFFICIAL, api, query: { [field]: name } });

const failures = (screen: Awaited<ReturnType<typeof open>>) => screen.allByClass('failed-state').length;

describe.each(TABLE)('the item in the address of %s', (_route, detail) => {
  const { call, says, nextStep, leadsTo } = detail;

  test.each(BAD_NAMES)('that "%s" does not name is missing, without a request', async (name) => {
    const api = new FakeApi();
    const screen = await open(detail, name, api);
    expect([screen.hasText(says), failures(screen), api.requests(call)]).toEqual([true, 0, []]);
  });

  test('that the server does not know is missing, with one link and no retry', async () => {
    const api = new FakeApi().onRefusal(call, BACKEND_CODE.notFound, '没有');
    const screen = await open(detail, '9', api);
    expect([screen.hasText(says), failures(screen), api.requests(call).length]).toEqual([true, 0, 1]);
    await screen.tap(nextStep);
    expect(screen.platform.navigation.last?.url ?? '').toContain(leadsTo);
  });

  test('without an answer can be asked for again, and may then be missing', async () => {
    const api = new FakeApi().onFailure(call, { kind: 'timeout' });
    const screen = await open(detail, '9', api);
    expect([screen.hasText(says), failures(screen)]).toEqual([false, 1]);
    api.onRefusal(call, BACKEND_CODE.notFound, '没有');
    await screen.tap(screen.byClass('failed-state__retry'));
    expect([screen.hasText(says), failures(screen)]).toEqual([true, 0]);
  });
});

test('parcels of an order whose number is too long are missing, without a request', async () => {
  const api = new FakeApi();
  const query = { orderNo: 'D'.repeat(33) };
  const screen = await openScreen('myExpressPackList', PackList, {
    ...{ user: TEST_USER, student: OFFICIAL, api },
    query,
  });
  expect([screen.hasText('找不到这条物流信息'), api.sent]).toEqual([true, []]);
});
