import { fail, ok } from '@/contract/errors';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { HomeworkState } from '@/contract/homework/values';
import { Runtime } from '@/contract/host';
import { homeworkChanges } from '@/features/homework/changes';
import HomeworkAfterClass from '@/pages/homework/after-class';
import OnlineHomeworkReport from '@/pages/homework/online-report';
import { createFakePlatform } from '@/platform/fake';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER, type FakeAppOptions } from '../../support/fakes/fake-app';
import { corrected } from '../../support/fakes/corrected-homework';
import { aCard, aDetail } from '../../support/fakes/homework';
import { openScreen } from '../support/open-screen';

const { getHomework, listHomework, markHomeworkSeen } = homeworkCalls;
const session = { user: TEST_USER, student: OFFICIAL };

describe('the homework of a lesson', () => {
  const open = (api: FakeApi, id?: string) =>
    openScreen('homeworkAfterClass', HomeworkAfterClass, {
      ...session,
      api,
      query: id === undefined ? {} : { id },
    });
  const having = (detail: HomeworkDetail) =>
    new FakeApi().on(listHomework, [aCard()], 1).on(getHomework, detail);

  test('says what was learned and what it practises, and leads to it', async () => {
    const api = having(aDetail());
    const screen = await open(api, '8001');
    expect(api.requests(listHomework)).toMatchObject([{ liveId: 8001 }]);
    expect([screen.hasText('这节课：第3讲 找规律'), screen.hasText('规律')]).toEqual([true, true]);
    await screen.tap('开始做作业');
    expect(screen.platform.navigation.last?.url).toContain('submit');
  });

  test('is that of the newest lesson where the address names none', async () => {
    const api = having(aDetail());
    await open(api);
    expect(api.requests(listHomework)).toMatchObject([{ ofNewestLesson: true }]);
  });

  test.each([
    [HomeworkState.handedBack, '去订正', 'submit'],
    [HomeworkState.handedIn, '查看已交的作业', 'detail'],
    [HomeworkState.done, '查看批改报告', 'online-report'],
  ] as const)('that is %s leads on by 「%s」', async (state, action, page) => {
    const screen = await open(having(aDetail({ state })), '8001');
    await screen.tap(action);
    expect(screen.platform.navigation.last?.url).toContain(page);
  });

  test('of several leads to the first that is to be done', async () => {
    const [done, todo] = [aDetail({ state: HomeworkState.done }), aDetail({ homeworkId: 8 })];
    const api = new FakeApi()
      .on(listHomework, [aCard(), aCard({ homeworkId: 8 })], 2)
      .on(getHomework, ({ homeworkId }: { homeworkId: number }) => (homeworkId === 8 ? todo : done));
    const screen = await open(api, '8001');
    expect(screen.allByClass('button--primary').map(({ textContent }) => textContent)).toEqual([
      '开始做作业',
    ]);
  });

  test.each(['8001', 'x'])('that was not given is calm: %s', async (id) => {
    const screen = await open(new FakeApi().on(listHomework, [], 0), id);
    expect(screen.hasText('这节课老师没有布置作业，好好休息吧')).toBe(true);
  });

  test('that could not be loaded is loaded again', async () => {
    const api = having(aDetail()).onFailure(listHomework, { kind: 'network' });
    const screen = await open(api, '8001');
    api.on(listHomework, [aCard()], 1);
    await screen.tap('重新加载');
    expect(screen.hasText('开始做作业')).toBe(true);
  });
});

describe('the report of a homework', () => {
  const open = (api: FakeApi, more: FakeAppOptions = {}) =>
    openScreen('onlineHomeworkReport', OnlineHomeworkReport, {
      ...session,
      ...more,
      api,
      query: { id: '7' },
    });
  const of = (detail: HomeworkDetail | null) =>
    new FakeApi().on(getHomework, detail).on(markHomeworkSeen, null);
  const holding = (detail: HomeworkDetail) => {
    const api = new FakeApi().on(getHomework, detail);
    return { api, release: api.onHold(markHomeworkSeen) };
  };

  test('counts what is right and wrong, says it by question, and is seen when it is shown', async () => {
    const api = of(corrected());
    const screen = await open(api);
    expect([screen.hasText('对1题，再想一想1题'), screen.hasText('想得很仔细！')]).toEqual([true, true]);
    expect(screen.hasText('知识点掌握情况')).toBe(true);
    expect(api.requests(markHomeworkSeen)).toEqual([{ homeworkId: 7, round: 1 }]);
    await screen.tap('第2题 第2个图形是什么？');
    expect(screen.platform.navigation.last?.url).toMatch(/question-detail.*id=7&questionId=2/);
  });

  test('that was seen updates badges and lists, unless the mark failed', async () => {
    const reported: number[] = [];
    const { api, release } = holding(corrected());
    const screen = await open(api);
    screen.app.get(homeworkChanges).on((id) => void reported.push(id));
    expect(reported).toEqual([]);
    release(ok(null));
    await screen.settle();
    expect(reported).toEqual([7]);
    const unreachable = holding(corrected());
    const other = await open(unreachable.api);
    other.app.get(homeworkChanges).on((id) => void reported.push(id));
    unreachable.release(fail({ kind: 'network' }));
    await other.settle();
    expect(reported).toEqual([7]);
  });

  test('that was seen before is not marked again', async () => {
    const api = of(corrected({ state: HomeworkState.done }));
    await open(api);
    expect(api.requests(markHomeworkSeen)).toEqual([]);
  });

  test('leads to what was wrong: the page here, or the app that has one', async () => {
    const here = await open(of(corrected()));
    await here.tap('练练错题');
    expect(here.platform.navigation.last?.url).toMatch(/question-detail.*questionId=2/);
    const { environment } = createFakePlatform();
    const runtime = Runtime.androidApp;
    const platform = { runtime, environment: { ...environment, appVersion: '1.9.0' } };
    const inApp = await open(of(corrected()), { platform });
    await inApp.tap('练练错题');
    expect(inApp.platform.log.calls).toContainEqual({
      command: 'correctHomework',
      params: { homeworkId: 7 },
    });
    expect(inApp.platform.navigation.moves).toEqual([]);
  });

  test.each([
    [HomeworkState.handedIn, '老师还没有批改', '查看已交的作业', 'detail'],
    [HomeworkState.todo, '作业还没有交', '去做作业', 'submit'],
  ] as const)('of one that is %s says so and leads on', async (state, words, action, page) => {
    const api = of(aDetail({ state }));
    const screen = await open(api);
    expect(screen.hasText(words)).toBe(true);
    await screen.tap(action);
    expect(screen.platform.navigation.last?.url).toContain(page);
    expect(api.requests(markHomeworkSeen)).toEqual([]);
  });

  test('of another child’s homework is missing', async () => {
    expect((await open(of(null))).hasText('找不到这份作业报告')).toBe(true);
  });
});
