import { profileCalls } from '@/contract/profile/calls';
import { straightCalls } from '@/contract/straight/calls';
import { STRAIGHT_CODE } from '@/contract/straight/values';
import StraightList from '@/pages/straight/list';
import { PRIVATE_INFO } from '../../support/fakes/answers';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { invited, zone } from './answers';

const backend = (answer = zone()) =>
  new FakeApi()
    .on(straightCalls.getStraight, answer)
    .on(straightCalls.joinStudyPk, null)
    .on(straightCalls.leaveStudyPk, null)
    .on(profileCalls.getPrivateInfo, { ...PRIVATE_INFO, kidName: '王小豆' });

const open = (api = backend()) =>
  openScreen('straightList', StraightList, { user: TEST_USER, student: OFFICIAL, api });
const nickname = () => document.querySelector<HTMLInputElement>('input[name="nickname"]') as HTMLInputElement;

describe('the straight zone', () => {
  test('shows the rank of the own child, who was excellent, and what counts', async () => {
    const screen = await open();
    for (const text of [
      '第7名',
      '66分',
      '一阶组',
      '小火箭',
      '188分',
      '每次10分，准时再加5分，每天最多30分',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
  });

  test.each([
    ['visitor', '学霸专区是什么？', '回首页', 'home/home'],
    ['newcomer', '正式上课后就能报名', '查看学习计划', 'growth/study-plan'],
  ] as const)('explains itself to a %s, and leads on', async (part, title, action, page) => {
    const screen = await open(backend(invited(part)));
    expect(screen.hasText(title)).toBe(true);
    expect(screen.byClass('straight-list__own').textContent).not.toContain('参加学习PK');
    await screen.tap(action);
    expect(screen.platform.navigation.last?.url).toContain(page);
  });

  test('lets a parent join with a nickname, which others will read', async () => {
    const api = backend(invited('mayJoin'));
    const screen = await open(api);
    await screen.tap('参加学习PK');
    expect(screen.hasText('其他家长看到的是：小豆')).toBe(true);
    await screen.type(nickname(), '小火箭');
    expect(screen.hasText('其他家长看到的是：小火箭')).toBe(true);
    await screen.tap('在孩子的卡片上展示已获得的勋章');
    await screen.tap('参加');
    expect(api.requests(straightCalls.joinStudyPk)).toEqual([{ nickname: '小火箭', showsMedals: true }]);
    expect(screen.toasts).toEqual(['已参加，本周的积分已经算好啦']);
    expect(api.requests(straightCalls.getStraight)).toHaveLength(2);
  });

  test.each([
    ['王小豆真棒', '昵称里不要写孩子的全名哦'],
    ['13812345678', '昵称里不要写电话号码哦'],
    ['一二三四五六七八九十十一十二', '昵称最多12个字'],
  ])('refuses the nickname %s before it is sent', async (text, complaint) => {
    const api = backend(invited('mayJoin'));
    const screen = await open(api);
    await screen.tap('参加学习PK');
    await screen.type(nickname(), text);
    await screen.tap('参加');
    expect(screen.hasText(complaint)).toBe(true);
    expect(screen.hasText('其他家长看到的是：小豆')).toBe(true);
    expect(api.requests(straightCalls.joinStudyPk)).toEqual([]);
  });

  test('keeps what was typed where joining is refused, and says why', async () => {
    const api = backend(invited('mayJoin')).onRefusal(
      straightCalls.joinStudyPk,
      STRAIGHT_CODE.mayNotJoin,
      '孩子正式上课后就可以参加学习PK啦',
    );
    const screen = await open(api);
    await screen.tap('参加学习PK');
    await screen.type(nickname(), '小火箭');
    await screen.tap('参加');
    expect(screen.hasText('保存失败：孩子正式上课后就可以参加学习PK啦')).toBe(true);
    expect(nickname().value).toBe('小火箭');
  });

  test('lets a parent leave, after saying what goes', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('展示设置');
    await screen.tap('退出学习PK');
    expect(screen.hasText('孩子在学习PK里的积分和名次都会删除，不能恢复；已经得到的星星会留下。')).toBe(true);
    await screen.tap('退出');
    expect(api.requests(straightCalls.leaveStudyPk)).toHaveLength(1);
    expect(screen.toasts).toEqual(['已退出，其他人不会再看到孩子']);
  });

  test('has its links, and an excellent child leads to its card of that week', async () => {
    const screen = await open();
    await screen.tap('学霸礼品');
    expect(screen.platform.navigation.last?.url).toContain('straight/gift');
    await screen.tap('小火箭');
    expect(screen.platform.navigation.last?.url).toContain('straight/baby/index?id=3001&period=2026-11-09');
  });

  test('says when the first week is not over yet', async () => {
    const screen = await open(backend(zone({ lastPeriod: '', excellent: [], own: null })));
    expect(screen.hasText('第一周还没结束，学霸榜下周一中午揭晓')).toBe(true);
    expect(screen.hasText('这周还没有积分，上一节课、交一次作业就有啦')).toBe(true);
  });
});
