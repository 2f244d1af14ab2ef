import { homeworkCalls } from '@/contract/homework/calls';
import { materialsCalls } from '@/contract/materials/calls';
import { questionsCalls } from '@/contract/questions/calls';
import { BACKEND_CODE, fail } from '@/contract/errors';
import { wrongChanges } from '@/features/questions/wrong-changes';
import QuestionDetail from '@/pages/homework/question-detail';
import OnlineWorkVideo from '@/pages/homework/work-video';
import { corrected, wrongQuestion } from '../../support/fakes/corrected-homework';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aQuestion } from '../../support/fakes/homework';
import { breaksTwice } from '../films/breaks';
import { openScreen } from '../support/open-screen';

const { getHomework, getHomeworkFilm } = homeworkCalls;
const { getWrongQuestion, masterWrongQuestion } = materialsCalls;
const { answerPractice, getPractice } = questionsCalls;
/** A second tap within this time is ignored as accidental; the mock below skips the wait. */
const DOUBLE_TAP_MS = 400;
beforeEach(() => {
  const realSetTimeout = window.setTimeout.bind(window);
  const soon = (run: () => void, ms = 0): number => realSetTimeout(run, ms === DOUBLE_TAP_MS ? 0 : ms);
  jest.spyOn(window, 'setTimeout').mockImplementation(soon as typeof window.setTimeout);
});
afterEach(() => jest.restoreAllMocks());

const session = { user: TEST_USER, student: OFFICIAL };

describe('a question', () => {
  const open = (api: FakeApi, query: Record<string, string>) =>
    openScreen('questionDetail', QuestionDetail, { ...session, api, query });
  const practising = () =>
    new FakeApi()
      .on(getWrongQuestion, wrongQuestion)
      .on(masterWrongQuestion, null)
      .on(getPractice, [aQuestion(3)])
      .on(answerPractice, {
        checked: { questionId: 3, verdict: 'right', points: 10, outOf: 10, wrongParts: [] },
        solution: { questionId: 3, answer: { kind: 'single', choice: 'a' }, explanation: '它是圆的。' },
      });

  test('of a homework shows the answer, the right one, why, and the teacher’s words', async () => {
    const api = practising().on(getHomework, corrected());
    const screen = await open(api, { id: '7', questionId: '2' });
    expect([screen.hasText('左边的是圆形。'), screen.hasText('再看看方向')]).toEqual([true, true]);
    expect(api.requests(getWrongQuestion)).toEqual([{ questionId: 2 }]);
  });

  test('is titled by its homework, or by what it is about', async () => {
    const api = practising().on(getHomework, corrected());
    const ofHomework = await open(api, { id: '7', questionId: '2' });
    expect(ofHomework.platform.log.titles.at(-1)).toBe(corrected().title);
    const collected = await open(practising(), { wrongQuestionId: '9' });
    expect(collected.platform.log.titles.at(-1)).toBe(wrongQuestion.knowledge);
  });

  test('that is in no collection offers nothing to practise', async () => {
    const api = new FakeApi()
      .on(getHomework, corrected())
      .onRefusal(getWrongQuestion, BACKEND_CODE.notFound, '没有');
    const screen = await open(api, { id: '7', questionId: '1' });
    expect([screen.hasText('第1个图形是什么？'), screen.hasText('练练类似的题')]).toEqual([true, false]);
  });

  test('of the collection that is known in words alone shows these', async () => {
    const screen = await open(practising(), { wrongQuestionId: '9' });
    expect(['B 方形2', 'A 圆形2', '左边的是圆形。'].map((text) => screen.hasText(text))).toEqual([
      ...[true, true, true],
    ]);
  });

  test('is practised with similar ones, each checked at once, and mastered by the parent’s tap alone', async () => {
    const api = practising();
    const screen = await open(api, { wrongQuestionId: '9' });
    await screen.tap('开始练习');
    expect(screen.hasText('先写下答案')).toBe(true);
    await screen.tap('圆形3');
    await screen.tap('检查答案');
    expect(api.requests(answerPractice)).toEqual([
      { wrongQuestionId: 9, questionId: 3, answer: { kind: 'single', choice: 'a' } },
    ]);
    expect(screen.hasText('它是圆的。')).toBe(true);
    await screen.tap('查看结果');
    expect(screen.hasText('1题都对了，真棒！')).toBe(true);
    expect(screen.allByClass('celebration--allRight')).toHaveLength(1);
    expect(api.requests(masterWrongQuestion)).toEqual([]);
    const [, below] = screen.allByClass('button').filter(({ textContent }) => textContent === '标为已掌握');
    await screen.tap((below ?? screen.byText('标为已掌握')) as HTMLElement);
    expect(api.requests(masterWrongQuestion)).toEqual([{ id: 9, isMastered: true }]);
    expect(screen.hasText('取消已掌握')).toBe(true);
    // So that the collection asks again.
    expect(screen.app.get(wrongChanges).count).toBe(1);
  });

  test('is marked once however often it is pressed, and left as it was where that failed', async () => {
    const api = practising();
    const screen = await open(api, { wrongQuestionId: '9' });
    const release = api.onHold(masterWrongQuestion);
    const button = screen.byText('标为已掌握');
    await screen.tap(button);
    await screen.tap(button);
    release(fail({ kind: 'network' }));
    await screen.settle();
    expect(api.requests(masterWrongQuestion)).toHaveLength(1);
    expect([screen.hasText('标为已掌握'), screen.hasText('取消已掌握')]).toEqual([true, false]);
    expect(screen.app.get(wrongChanges).count).toBe(0);
  });

  test('keeps the answer when it could not be checked', async () => {
    const api = practising().onFailure(answerPractice, { kind: 'network' });
    const screen = await open(api, { wrongQuestionId: '9' });
    await screen.tap('开始练习');
    await screen.tap('圆形3');
    await screen.tap('检查答案');
    expect(screen.allByClass('practice__failure')).toHaveLength(1);
    expect(screen.hasText('检查答案')).toBe(true);
  });

  test('without similar ones says so', async () => {
    const screen = await open(practising().on(getPractice, []), { wrongQuestionId: '9' });
    await screen.tap('开始练习');
    expect(screen.hasText('暂时没有类似的题，先看上面的讲解吧')).toBe(true);
  });

  test('cannot be marked where the collection is not open', async () => {
    const screen = await open(practising().on(getWrongQuestion, { ...wrongQuestion, mayMark: false }), {
      wrongQuestionId: '9',
    });
    expect([screen.hasText('开始练习'), screen.hasText('标为已掌握')]).toEqual([true, false]);
  });

  test.each<Record<string, string>>([
    {},
    { id: '7' },
    { wrongQuestionId: 'x' },
    { id: '7', questionId: '99' },
  ])('that the address does not name is missing: %j', async (query) => {
    const screen = await open(new FakeApi().on(getHomework, corrected()), query);
    expect(screen.hasText('找不到这道题')).toBe(true);
  });
});

describe('the film of a homework', () => {
  const open = (api: FakeApi, query: Record<string, string> = { id: '7' }) =>
    openScreen('onlineWorkVideo', OnlineWorkVideo, { ...session, api, query });
  const film = { title: '找规律', cover: '', url: 'https://files.example/why.mp4', seconds: 60 };

  test('that explains it plays', async () => {
    const screen = await open(new FakeApi().on(getHomeworkFilm, film));
    expect(screen.byClass('player__film').getAttribute('src')).toBe(film.url);
  });

  test('that the child handed in plays', async () => {
    const films = [{ id: 'f1', url: 'https://files.example/own.mp4', name: '', bytes: 9, seconds: 9 }];
    const handIn = {
      round: 1,
      handedInAt: '2026-11-20 20:00:00',
      answers: [{ questionId: 2, answer: { kind: 'film' as const, films } }],
    };
    const screen = await open(new FakeApi().on(getHomework, corrected({ handIn })), {
      id: '7',
      questionId: '2',
    });
    expect(screen.byClass('player__film').getAttribute('src')).toBe('https://files.example/own.mp4');
  });

  test('that is not there says so, with a link to its homework', async () => {
    const screen = await open(new FakeApi().on(getHomeworkFilm, null));
    await screen.tap('查看作业');
    expect(screen.platform.navigation.last?.url).toContain('detail');
  });

  test('that breaks off says so calmly, and loads again on retry', async () => {
    const api = new FakeApi().on(getHomeworkFilm, film);
    const screen = await open(api);
    await breaksTwice(screen);
    expect(screen.hasText('视频暂时无法播放')).toBe(true);
    await screen.tap('重试');
    expect(api.requests(getHomeworkFilm)).toHaveLength(3);
    expect(screen.byClass('player__film').getAttribute('src')).toBe(film.url);
  });

  test('that could not be asked for can be asked for again', async () => {
    const api = new FakeApi().onFailure(getHomeworkFilm, { kind: 'timeout' });
    const screen = await open(api);
    expect(screen.allByClass('failed-state')).toHaveLength(1);
  });
});
