import { BACKEND_CODE } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import { TopicState, WorkScope, WorkState } from '@/contract/works/values';
import LittleTeacherDetail from '@/pages/works/little-teacher-detail';
import LittleTeacherList from '@/pages/works/little-teacher-list';
import TeacherVideoDetail from '@/pages/works/teacher-video-detail';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { topic, work, workDetail } from './samples';

const { getGroupIdByLittleTeacher, getWork, listWorkComments, listWorks, listWorkTopics } = worksCalls;

const parent = { user: TEST_USER, student: OFFICIAL };
const GROUP = { groupId: 7, groupName: '周六思维班' };

const answering = ({ groupId, groupName } = GROUP) =>
  new FakeApi()
    .on(listWorkTopics, [topic(5, { title: '苹果怎么分' }), topic(6, { state: TopicState.over })])
    .on(getGroupIdByLittleTeacher, { groupId, groupName })
    .on(listWorks, [work(1, { childName: '米粒' })], 1);
const open = (api = answering(), query: OpenOptions['query'] = {}) =>
  openScreen('littleTeacherList', LittleTeacherList, { api, ...parent, query });
const scopesAsked = (api: FakeApi) => api.requests(listWorks).map(({ scope }) => scope);

describe('the list of little teachers', () => {
  test('shows questions and everybody who explains', async () => {
    const screen = await open();
    for (const text of ['苹果怎么分', '米粒', '我来当小老师', '同班', '我的', '合集'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.api.requests(listWorks)[0]).toMatchObject({
      kind: 'littleTeacher',
      scope: 'all',
      topicId: 0,
    });
  });

  test('shows the works of the child’s own class group, and says which it is', async () => {
    const screen = await open();
    await screen.tap('同班');
    expect(screen.hasText('同班：周六思维班')).toBe(true);
    expect(scopesAsked(screen.api)).toEqual([WorkScope.all, WorkScope.group]);
  });

  test('mentions no class where the child has none, whatever the address says', async () => {
    const api = answering({ groupId: 0, groupName: '' });
    const screen = await open(api, { scope: 'group' });
    expect(screen.hasText('同班')).toBe(false);
    expect(scopesAsked(api).at(-1)).toBe(WorkScope.all);
    expect(screen.hasText('米粒')).toBe(true);
  });

  test('takes an explanation of the chosen question', async () => {
    const screen = await open(answering(), { topicId: '5' });
    expect(screen.hasText('我来讲这道题')).toBe(true);
    expect(screen.api.requests(listWorks)[0]).toMatchObject({ topicId: 5 });
  });

  test('takes none of a question that is over', async () => {
    const screen = await open(answering(), { topicId: '6' });
    expect([screen.hasText('我来讲这道题'), screen.hasText('已结束')]).toEqual([false, true]);
  });

  test('that did not come is asked for again', async () => {
    const api = answering();
    for (const call of [listWorks, listWorkTopics, getGroupIdByLittleTeacher])
      api.onFailure(call, { kind: 'network' });
    const screen = await open(api);
    api
      .on(listWorks, [work(1, { childName: '米粒' })], 1)
      .on(listWorkTopics, [topic(5, { title: '苹果怎么分' })]);
    api.on(getGroupIdByLittleTeacher, GROUP);
    await screen.tap(screen.byClass('failed-state__retry'));
    for (const text of ['米粒', '苹果怎么分', '同班'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
  });
});

describe('an explanation', () => {
  const openDetail = (more: Parameters<typeof workDetail>[1]) =>
    openScreen('littleTeacherDetail', LittleTeacherDetail, {
      api: new FakeApi().on(getWork, workDetail(3, more)).on(listWorkComments, [], 0),
      ...parent,
      query: { id: '3' },
    });

  test('leads to how others explain the same question', async () => {
    const screen = await openDetail({ topicId: 5, topicTitle: '苹果怎么分' });
    await screen.tap('听听别人怎么讲');
    expect(screen.platform.navigation.last?.url).toContain('little-teacher-list/index?topicId=5');
    expect(screen.hasText('预览分享页')).toBe(false);
  });

  test('shows its own parent what friends see, once it is shown', async () => {
    const waiting = await openDetail({ isMine: true, state: WorkState.waiting });
    expect(waiting.hasText('预览分享页')).toBe(false);
    const screen = await openDetail({ isMine: true });
    await screen.tap('预览分享页');
    expect(screen.platform.navigation.last?.url).toContain('little-teacher-share/index?id=3');
  });

  test('of the teacher star leads back to places', async () => {
    const screen = await openScreen('teacherVideoDetail', TeacherVideoDetail, {
      api: new FakeApi().on(getWork, workDetail(3, { kind: 'teacherStar' })).on(listWorkComments, [], 0),
      query: { id: '3' },
    });
    await screen.tap('活动和名次');
    expect(screen.platform.navigation.last?.url).toContain('works/teacher-star/index');
  });

  test.each([
    ['babyShow', 'works/baby-show-detail'],
    ['teacherStar', 'works/teacher-video-detail'],
  ] as const)('of another kind, %s, is shown on its own page instead', async (kind, page) => {
    const screen = await openDetail({ kind, topicId: 5 });
    expect(screen.platform.navigation.last).toEqual({ how: 'replace', url: `/pages/${page}/index?id=3` });
    expect(screen.hasText('听听别人怎么讲')).toBe(false);
  });

  test.each([undefined, '', '0', 'x'])('without a valid id is missing: %p', async (id) => {
    const api = new FakeApi();
    const screen = await openScreen('littleTeacherDetail', LittleTeacherDetail, { api, query: { id } });
    expect(screen.hasText('找不到这个作品')).toBe(true);
    expect(api.requests(getWork)).toEqual([]);
  });

  test('that was taken back says so and leads on', async () => {
    const api = new FakeApi().onRefusal(getWork, BACKEND_CODE.notFound, '');
    const screen = await openScreen('littleTeacherDetail', LittleTeacherDetail, {
      ...{ api, ...parent },
      query: { id: '3' },
    });
    await screen.tap('看其他作品');
    expect(screen.platform.navigation.last?.url).toContain('little-teacher-list');
  });
});
