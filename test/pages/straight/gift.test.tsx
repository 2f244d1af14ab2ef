import { act } from 'react';
import { addressesCalls } from '@/contract/addresses/calls';
import { ok } from '@/contract/errors';
import { profileCalls } from '@/contract/profile/calls';
import { straightCalls } from '@/contract/straight/calls';
import { STRAIGHT_CODE } from '@/contract/straight/values';
import type { StraightGift } from '@/contract/straight/schema';
import { addressChoice } from '@/features/addresses/choice';
import StraightGiftPage from '@/pages/straight/gift';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { gift } from './answers';

const BALANCE = { stars: 100, peaCoins: 40 };
const DONE = { exchangeId: 6001, balance: { stars: 85, peaCoins: 40 } };
const address = (addressId: number, receiverName: string) => ({
  ...{ addressId, receiverName, areaCode: '86', phoneMask: '138****0001', detail: '中关村大街1号' },
  ...{
    provinceId: 110000,
    province: '北京市',
    cityId: 110100,
    city: '北京市',
    areaId: 110108,
    area: '海淀区',
  },
  ...{ isDefault: addressId === 1, version: 1 },
});
const ADDRESSES = [address(1, '李女士'), address(2, '王先生')];
const LAMP = gift({ id: 402, title: '读书灯', cost: 80, isSent: true });

const backend = (gifts: StraightGift[] = [gift(), LAMP], addresses = ADDRESSES) =>
  new FakeApi()
    .on(straightCalls.listStraightGifts, { balance: BALANCE, gifts })
    .on(straightCalls.exchangeGift, DONE)
    .on(addressesCalls.listAddresses, addresses)
    .on(profileCalls.getPrivateInfo, PRIVATE_INFO);
const open = (api = backend()) =>
  openScreen('straightGift', StraightGiftPage, { user: TEST_USER, student: OFFICIAL, api });
const labelled = (title: string) =>
  document.querySelector<HTMLElement>(`[aria-label="兑换：${title}"]`) as HTMLElement;

afterEach(() => jest.restoreAllMocks());

describe('a gift', () => {
  test('is exchanged after the parent has seen what it costs and what is left', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap(labelled('课堂点歌券'));
    expect(screen.hasText('兑换后还剩85颗星星')).toBe(true);
    await screen.tap('确认兑换');
    expect(api.requests(straightCalls.exchangeGift)).toMatchObject([{ giftId: 401, cost: 15, addressId: 0 }]);
    await screen.tap('看我的兑换');
    expect(screen.platform.navigation.last?.url).toContain('orders/my-exchange');
    expect(api.requests(straightCalls.listStraightGifts)).toHaveLength(2);
    expect(api.requests(profileCalls.getPrivateInfo)).toHaveLength(1);
  });

  test('is asked for once while the answer is pending, and again under the same number', async () => {
    restBetweenTaps();
    const api = backend();
    api.onFailure(straightCalls.exchangeGift, { kind: 'network' });
    const screen = await open(api);
    await screen.tap(labelled('课堂点歌券'));
    await screen.tap('确认兑换');
    expect(screen.byClass('straight-gift__failure').textContent).toContain('兑换失败');
    const release = api.onHold(straightCalls.exchangeGift);
    await screen.tap('确认兑换');
    await screen.tap('确认兑换');
    await act(async () => release(ok(DONE)));
    const sent = api.requests(straightCalls.exchangeGift) as readonly { submissionId: string }[];
    expect(sent).toHaveLength(2);
    expect(sent[0]?.submissionId).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]?.submissionId).toBe(sent[0]?.submissionId);
  });

  test('that ran out meanwhile says so, and shows what there is now', async () => {
    const api = backend().onRefusal(straightCalls.exchangeGift, STRAIGHT_CODE.soldOut, '来晚了一步');
    const screen = await open(api);
    await screen.tap(labelled('课堂点歌券'));
    await screen.tap('确认兑换');
    expect(screen.hasText('兑换失败：来晚了一步')).toBe(true);
    expect(api.requests(straightCalls.listStraightGifts)).toHaveLength(2);
  });

  test('that costs more than there is says how much is missing, and is not asked for', async () => {
    const api = backend([gift({ title: '拼图', cost: 120 })]);
    const screen = await open(api);
    await screen.tap(labelled('拼图'));
    expect(screen.hasText('还差20颗星星，多上课、多签到就能攒够')).toBe(true);
    await screen.tap('确认兑换');
    expect(api.requests(straightCalls.exchangeGift)).toEqual([]);
  });

  test.each([
    [{ stock: 0 }, '已换完'],
    [{ left: 0 }, '已换过'],
    [{ stock: 1 }, '最后1份'],
  ])('says how many there are: %j', async (more, text) => {
    const screen = await open(backend([gift(more)]));
    expect(screen.hasText(text)).toBe(true);
  });

  test('that is sent goes to the default address, or to the one that the parent chooses', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap(labelled('读书灯'));
    expect(screen.hasText('李女士')).toBe(true);
    await screen.tap('选择其他地址');
    expect(screen.platform.navigation.last?.url).toContain('addresses/choose/index?selectedId=1');
    screen.app.get(addressChoice).choose(address(2, '王先生'));
    await leaveAndComeBack(screen);
    expect(screen.hasText('王先生')).toBe(true);
    await screen.tap('确认兑换');
    expect(api.requests(straightCalls.exchangeGift)).toMatchObject([{ giftId: 402, addressId: 2 }]);
  });

  test('that is sent waits for an address where there is none', async () => {
    const api = backend([LAMP], []);
    const screen = await open(api);
    await screen.tap(labelled('读书灯'));
    await screen.tap('确认兑换');
    expect(api.requests(straightCalls.exchangeGift)).toEqual([]);
    await screen.tap('新增地址');
    expect(screen.platform.navigation.last?.url).toContain('addresses/add');
  });
});

test('without a gift leads to where stars come from', async () => {
  const screen = await open(backend([]));
  await screen.tap('去做任务攒星星');
  expect(screen.platform.navigation.last?.url).toContain('rewards/task-list');
});
