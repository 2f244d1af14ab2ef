import { BACKEND_CODE } from '@/contract/errors';
import { growthCalls } from '@/contract/growth/calls';
import type { AnsweredQuestion } from '@/contract/growth/schema';
import SpecialReportAnswer from '@/pages/growth/special-report-answer';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const list = growthCalls.listEvaluationAnswers;

const question = (position: number, more: Partial<AnsweredQuestion> = {}): AnsweredQuestion => ({
  position,
  stem: `第${position}个问题`,
  picture: '',
  options: ['24', '25'],
  childAnswer: '25',
  rightAnswer: '25',
  isRight: true,
  analysis: '5×5=25。',
  ability: '逻辑推理',
  knowledge: '找规律',
  ...more,
});

const WRONG = question(2, { childAnswer: '24', isRight: false, picture: '/files/clock.svg' });
const THREE = [question(1), WRONG, question(3, { options: [], analysis: '' })];

const open = (api: FakeApi, query: Record<string, string> = { evaluation_id: '88' }) =>
  openScreen('specialReportAnswer', SpecialReportAnswer, { user: TEST_USER, student: OFFICIAL, api, query });
const backend = (questions: AnsweredQuestion[] = THREE) => new FakeApi().on(list, questions);

const cards = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.allByClass('answer-card').map(({ textContent }) => textContent ?? '');

describe('the answers of an evaluation', () => {
  test('have the child’s answer, the right one and why', async () => {
    const api = backend();
    const screen = await open(api);
    expect(api.requests(list)).toEqual([{ evaluationId: 88 }]);
    expect(screen.hasText('共3题，答对2题')).toBe(true);
    const [, wrong] = cards(screen);
    for (const text of ['第2题', 'A. 24', '孩子的答案24', '正确答案25', '讲解5×5=25。'])
      expect([text, wrong?.includes(text)]).toEqual([text, true]);
  });

  test('distinguish right from wrong by words, not by colour alone', async () => {
    const screen = await open(backend());
    const verdicts = screen.allByClass('answer-card__verdict').map(({ textContent }) => textContent);
    expect(verdicts).toEqual(['答对了', '再想一想', '答对了']);
    // The shapes and colours of a homework's question.
    expect(screen.allByClass('verdict--right')).toHaveLength(2);
    expect(screen.allByClass('verdict--wrong')).toHaveLength(1);
  });

  test('are shown all, or those that were answered wrongly', async () => {
    const screen = await open(backend());
    await screen.tap('再想一想 1');
    expect(cards(screen)).toHaveLength(1);
    await screen.tap('全部 3');
    expect(cards(screen)).toHaveLength(3);
  });

  test('begin with the wrong ones where the address says so', async () => {
    const screen = await open(backend(), { evaluation_id: '88', wrong: '1' });
    expect(cards(screen)).toHaveLength(1);
  });

  test('of a child who knew everything say so, and lead back to all', async () => {
    const screen = await open(backend([question(1)]), { evaluation_id: '88', wrong: '1' });
    expect(screen.hasText('没有答错的题，真棒！')).toBe(true);
    await screen.tap('全部题目');
    expect(cards(screen)).toHaveLength(1);
  });

  test('have pictures that can be looked at closely', async () => {
    const screen = await open(backend());
    expect(screen.allByClass('answer-card__picture')).toHaveLength(1);
    await screen.tap(screen.byClass('answer-card__picture'));
    expect(screen.hasText('收起')).toBe(true);
  });

  test('without an answer of the child’s say that, too', async () => {
    const screen = await open(backend([question(1, { childAnswer: '', isRight: false })]));
    expect(cards(screen)[0]).toContain('没有作答');
  });

  test('of an evaluation that was not answered lead to the reports', async () => {
    const screen = await open(backend([]));
    expect(screen.hasText('这次测评还没有作答记录')).toBe(true);
    const went = jest.spyOn(screen.app.router, 'replace').mockResolvedValue();
    await screen.tap('测评报告');
    expect(went.mock.calls).toEqual([['evaReportList', { grow: 'false' }]]);
  });

  test('of an evaluation that is not there, or another child’s, are missing', async () => {
    const screen = await open(new FakeApi().onRefusal(list, BACKEND_CODE.notFound, '找不到这次测评'));
    expect(screen.hasText('找不到这次测评')).toBe(true);
  });

  test.each(['', 'abc', '0', '-5', '1e3'])(
    'are not asked for where the address names none: %p',
    async (id) => {
      const api = backend();
      const screen = await open(api, { evaluation_id: id });
      expect(screen.hasText('找不到这次测评')).toBe(true);
      expect(api.requests(list)).toEqual([]);
    },
  );

  test('that cannot be loaded are loaded when it is tried again', async () => {
    const api = new FakeApi().onFailure(list, { kind: 'network' });
    const screen = await open(api);
    api.on(list, THREE);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(cards(screen)).toHaveLength(3);
  });
});
