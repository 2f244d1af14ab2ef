import { worksCalls } from '@/contract/works/calls';
import type { StarActivity, StarPlace } from '@/contract/works/schema';
import { StarEdition, TopicState, WorkState } from '@/contract/works/values';
import LittleTeacherUpload from '@/pages/works/little-teacher-upload';
import TeacherStar from '@/pages/works/teacher-star';
import TeacherStarOct from '@/pages/works/teacher-star-oct';
import TeacherStarRule from '@/pages/works/teacher-star-rule';
import TeacherUploadVideo from '@/pages/works/teacher-upload-video';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { starActivity, topic, work, workDetail } from './samples';

const { getStarActivity, getWork, listStarPlaces } = worksCalls;

const parent = { user: TEST_USER, student: OFFICIAL };
const RANKED: readonly StarPlace[] = [
  { place: 1, likes: 8, work: work(1, { childName: '小鱼' }) },
  { place: 2, likes: 5, work: work(2, { childName: '小豆', isMine: true, likes: 7 }) },
  { place: 4, likes: 2, work: work(4, { childName: '小天' }) },
];

const answering = (activity: StarActivity | null, ranked = RANKED) =>
  new FakeApi().on(getStarActivity, activity).on(listStarPlaces, [...ranked], ranked.length);
const open = (api: FakeApi, more: OpenOptions = parent) =>
  openScreen('teacherStarActivity', TeacherStar, { api, ...more });

describe('the teacher star', () => {
  test('shows its rules, its dates and its prizes', async () => {
    const screen = await open(answering(starActivity()));
    const texts = ['十一月小老师之星', '进行中', '11月1日–30日', '9天13小时', '金话筒', '50颗星星'];
    for (const text of texts) expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.api.requests(getStarActivity)).toEqual([{ edition: StarEdition.current }]);
  });

  test('shows the places of the prizes, with the likes that count, and leads to each work', async () => {
    const screen = await open(answering(starActivity()));
    const textsOf = (name: string) => screen.allByClass(name).map(({ textContent }) => textContent);
    expect([textsOf('star__place'), textsOf('star__likes')]).toEqual([
      ['1', '2', '4'],
      ['8个赞', '5个赞', '2个赞'],
    ]);
    expect(screen.hasText('一样多时先展示的在前')).toBe(true);
    expect(screen.api.requests(listStarPlaces)).toEqual([{ topicId: 9, page: 1, limit: 10 }]);
    await screen.tap('讲解4');
    expect(screen.platform.navigation.last?.url).toContain('teacher-video-detail/index?id=4');
  });

  test.each([
    [{ state: TopicState.open }, '我要参加'],
    [{ state: TopicState.coming, startsAt: '2026-11-22 00:00:00' }, undefined],
    [{ state: TopicState.over }, undefined],
  ])('is taken part in while it is open: %p', async (more, action) => {
    const screen = await open(answering(starActivity(more)));
    expect(screen.hasText('我要参加')).toBe(action !== undefined);
  });

  test.each([
    [TopicState.open, WorkState.draft, '继续完成作品', '作品还没有提交'],
    [TopicState.open, WorkState.refused, '继续完成作品', '作品没有通过审核'],
    [TopicState.open, WorkState.waiting, '我的作品', '作品正在审核'],
    [TopicState.open, WorkState.shown, '我的作品', '我的名次'],
    [TopicState.over, WorkState.draft, '我的作品', '作品还没有提交'],
  ])('that is %s goes on with an own work that is %s: %s', async (state, own, action, note) => {
    const activity = starActivity({ state, ownWorkId: 2, ownPlace: own === WorkState.shown ? 2 : 0 });
    const screen = await open(answering(activity).on(getWork, workDetail(2, { state: own, isMine: true })));
    expect([screen.hasText(action), screen.hasText(note)]).toEqual([true, true]);
  });

  test('shows the child its place, and its prize once it is over', async () => {
    const activity = starActivity({ state: TopicState.over, ownWorkId: 2, ownPlace: 2, ownStars: 30 });
    const screen = await open(answering(activity).on(getWork, workDetail(2, { isMine: true })));
    for (const text of ['第2名', '恭喜，孩子得到了30颗星星', '活动已经结束'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
  });

  test('counts its last day down by the second, and asks again when it is over', async () => {
    const api = answering(starActivity({ endsAt: '2026-11-21 10:00:03' }));
    const screen = await open(api);
    expect(screen.hasText('00:00:03')).toBe(true);
    await screen.advance(1000);
    expect(screen.hasText('00:00:02')).toBe(true);
    api.on(getStarActivity, starActivity({ endsAt: '2026-11-21 10:00:03', state: TopicState.over }));
    await screen.advance(2000);
    expect(api.requests(getStarActivity)).toHaveLength(2);
    expect([screen.hasText('活动已经结束'), screen.hasText('我要参加')]).toEqual([true, false]);
  });

  test('that ends at midnight lasts until the day before', async () => {
    const times = { startsAt: '2026-10-01 00:00:00', endsAt: '2026-11-01 00:00:00' };
    const screen = await open(answering(starActivity(times)));
    expect(screen.hasText('10月1日–31日')).toBe(true);
  });

  test('loads no ranking without a login, and offers it', async () => {
    const screen = await open(answering(starActivity()), {});
    expect(screen.hasText('登录后查看作品和名次')).toBe(true);
    expect(screen.api.requests(listStarPlaces)).toEqual([]);
    await screen.tap('登录');
    expect(screen.platform.navigation.last?.url).toContain('account/login');
  });

  test('without entries yet says so, and leads to the little teachers', async () => {
    const screen = await open(answering(null));
    expect(screen.hasText('小老师之星还没有开始')).toBe(true);
    expect(screen.hasText('更多小老师')).toBe(true);
  });

  test('that did not come is asked for again', async () => {
    const api = new FakeApi().onFailure(getStarActivity, { kind: 'network' });
    const screen = await open(api);
    api.on(getStarActivity, starActivity()).on(listStarPlaces, [], 0);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect([screen.hasText('十一月小老师之星'), screen.hasText('第一名等孩子来拿')]).toEqual([true, true]);
  });

  test('of October is an edition of its own, in its own look', async () => {
    const api = answering(starActivity({ title: '十月小老师之星', state: TopicState.over }));
    const screen = await openScreen('teacherStarActivityOct', TeacherStarOct, { api, ...parent });
    expect(api.requests(getStarActivity)).toEqual([{ edition: StarEdition.october }]);
    expect(screen.allByClass('star--october')).toHaveLength(1);
    await screen.tap('现在的活动');
    expect(screen.platform.navigation.last?.url).toContain('works/teacher-star/index');
  });
});

describe('the rules of the teacher star', () => {
  const openRules = (api: FakeApi, query = {}) =>
    openScreen('teacherStarRule', TeacherStarRule, { api, ...parent, query });

  test('are those of the edition that the address names', async () => {
    const screen = await openRules(answering(starActivity()), { edition: 'october' });
    expect(screen.api.requests(getStarActivity)).toEqual([{ edition: StarEdition.october }]);
    for (const text of ['怎么参加', '录一段讲题的视频', '11月1日–30日', '金话筒'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    await screen.tap('去看活动');
    expect(screen.platform.navigation.last?.url).toContain('works/teacher-star-oct/index');
  });

  test.each([{}, { edition: '' }, { edition: 'may' }])(
    'are those of the one that runs where the address names none: %p',
    async (query) => {
      const screen = await openRules(answering(starActivity()), query);
      expect(screen.api.requests(getStarActivity)).toEqual([{ edition: StarEdition.current }]);
    },
  );

  test('of an edition that never was say so', async () => {
    const screen = await openRules(answering(null), { edition: 'october' });
    expect(screen.hasText('十月专场还没有举办过')).toBe(true);
  });
});

describe('the upload for the teacher star', () => {
  const openUpload = (api: FakeApi, query = {}) =>
    openScreen('teacherUploadVideo', TeacherUploadVideo, { api, ...parent, query });

  test('is for the edition that runs where the address names none', async () => {
    const api = answering(starActivity()).on(worksCalls.listWorkTopics, []);
    const screen = await openUpload(api);
    expect(screen.hasText('提交审核')).toBe(true);
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(0);
  });

  test.each([
    ['that is over', starActivity({ state: TopicState.over })],
    ['that never was', null],
  ])('does not record for an edition %s', async (_what, activity) => {
    const screen = await openUpload(answering(activity));
    expect([screen.hasText('现在没有可以参加的小老师之星'), screen.hasText('提交审核')]).toEqual([
      true,
      false,
    ]);
    await screen.tap('去看活动');
    expect(screen.platform.navigation.last?.url).toContain('works/teacher-star/index');
  });

  test('of a little teacher is a film, too', async () => {
    const api = new FakeApi().on(worksCalls.listWorkTopics, [topic(5, { title: '苹果怎么分' })]);
    const screen = await openScreen('littleTeacherUpload', LittleTeacherUpload, {
      ...{ api, ...parent },
      query: { topicId: '5' },
    });
    expect([screen.hasText('苹果怎么分'), screen.hasText('提交审核')]).toEqual([true, true]);
  });
});
