import { homeworkCalls } from '@/contract/homework/calls';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState } from '@/contract/homework/values';
import { aDetail, aQuestion } from '../../support/fakes/homework';
import { backend, open } from './open-submit';

const { getHomework } = homeworkCalls;

describe('what cannot be answered', () => {
  test.each<[string, HomeworkDetail, string]>([
    ['handed in', aDetail({ state: HomeworkState.handedIn }), '这份作业已经提交了'],
    ['corrected', aDetail({ state: HomeworkState.corrected }), '老师已经批改了'],
    ['excused', aDetail({ isExcused: true }), '老师说这份作业不用做'],
  ])('%s says so', async (_name, detail, words) => {
    const screen = await open(backend(detail));
    expect([screen.hasText(words), screen.hasText('检查并提交')]).toEqual([true, false]);
  });

  test.each([
    ['foreign', '9'],
    ['none', ''],
    ['no number', 'x'],
  ])('an address of %s homework leads to the list', async (_name, id) => {
    const screen = await open(backend(null), { query: { id } });
    expect(screen.hasText('找不到这份作业')).toBe(true);
    await screen.tap('查看全部作业');
    expect(screen.platform.navigation.last).toMatchObject({ how: 'replace' });
  });

  test('a failure says what happened, and tries again', async () => {
    const api = backend().onFailure(getHomework, { kind: 'http', status: 500 });
    const screen = await open(api);
    api.on(getHomework, aDetail());
    await screen.tap('重新加载');
    expect(screen.hasText('圆形1')).toBe(true);
  });

  test('a kind that this app does not know says so, and the hand-in says why it has to wait', async () => {
    const unknown = { ...aQuestion(2), kind: 'holo', body: { kind: 'holo' } } as unknown as ReturnType<
      typeof aQuestion
    >;
    const screen = await open(backend(aDetail({ questions: [aQuestion(1), unknown] })));
    await screen.tap('圆形1');
    await screen.tap('全部题目');
    await screen.tap('提交作业');
    expect(screen.hasText('有1道题要更新到最新版本才能作答')).toBe(true);
    expect(screen.hasText('请更新到最新版本，再来做这道题')).toBe(true);
  });
});
