import { evaluationCalls } from '@/contract/evaluation/calls';
import { EVALUATION_CODE, SittingEnd } from '@/contract/evaluation/values';
import { moments } from '@/features/shapes/celebration/moments';
import Intro from '@/pages/evaluation/intro';
import EvaluationLogin from '@/pages/evaluation/login';
import ResultPage from '@/pages/evaluation/result';
import type { FakeApi } from '../../support/fakes/fake-api';
import { TEST_USER } from '../../support/fakes/fake-app';
import { agreedStorage, input, PHONE } from '../account/support';
import { sealed } from '../account/fake-crypto';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { api, moves, NOW, openQuestions, withPass } from './open';
import { offered, ID, overAt, resultAt, sittingAt, turnAt } from './samples';

jest.mock('@/services/crypto', () => jest.requireActual('../account/fake-crypto'));

const MINUTE = 60_000;

describe('the introduction', () => {
  test('says what an evaluation is, and sends a stranger to its own login', async () => {
    const screen = await openScreen('evaluation', Intro, { api: api() });
    expect(screen.hasText('豌豆思维测评')).toBe(true);
    expect(screen.hasText('4到12岁 · 约20分钟 · 12到16题')).toBe(true);
    await screen.tap('开始测评');
    expect(moves(screen)).toEqual(['/pages/evaluation/login/index?form=thinking']);
  });

  test('resumes the one that is begun', async () => {
    const sittings = [sittingAt(NOW, { answered: 4 })];
    const fake = api().on(evaluationCalls.getEvaluations, { childName: '', age: 0, sittings });
    const screen = await openScreen('evaluation', Intro, { api: fake, user: TEST_USER });
    expect(screen.hasText('小豆上次做了4题，时间还没有到，可以接着做。')).toBe(true);
    await screen.tap('继续上次的测评');
    expect(moves(screen)).toEqual([`/pages/evaluation/questions/index?id=${ID}`]);
  });
});

describe("the evaluation's login", () => {
  const open = (fake: FakeApi, options: OpenOptions = {}) =>
    openScreen('evaluationLogin', EvaluationLogin, {
      api: fake.on(evaluationCalls.loginEvaluation, { token: 'pass', expiresAt: NOW + MINUTE }),
      platform: { storage: agreedStorage() },
      query: { form: 'thinking' },
      ...options,
    });

  test('opens the evaluation by phone and code, never with the phone in plain', async () => {
    const screen = await open(api());
    await screen.type(input('mobile'), PHONE);
    await screen.type(input('code'), '123456');
    await screen.tap('开始测评');
    const [request] = screen.api.requests(evaluationCalls.loginEvaluation);
    expect(request).toMatchObject({ phoneCipher: sealed(PHONE), verificationCode: '123456' });
    expect(moves(screen)).toEqual(['/pages/evaluation/questions/index?form=thinking']);
    expect(JSON.stringify([moves(screen), screen.tracker.events])).not.toContain(PHONE);
    expect(screen.app.session.isLoggedIn).toBe(false);
  });

  test('is skipped with a session', async () => {
    const screen = await open(api(), { user: TEST_USER });
    expect(moves(screen)).toEqual(['/pages/evaluation/questions/index?form=thinking']);
  });

  test('asks for consent before anything is sent', async () => {
    const screen = await open(api(), { platform: {} });
    await screen.type(input('mobile'), PHONE);
    await screen.type(input('code'), '123456');
    await screen.tap('开始测评');
    expect(screen.api.requests(evaluationCalls.loginEvaluation)).toEqual([]);
    await screen.tap('同意并继续');
    expect(screen.api.requests(evaluationCalls.loginEvaluation)).toHaveLength(1);
  });
});

describe('the questions', () => {
  test('begin with the child, whose name and age are offered', async () => {
    const fake = api().on(evaluationCalls.startEvaluation, turnAt(NOW, 1));
    const screen = await openQuestions(fake, { query: { form: 'thinking' } });
    expect(input('childName').value).toBe('小豆');
    expect(screen.platform.log.titles.at(-1)).toBe(offered.title);
    await screen.tap('6岁');
    await screen.tap('准备好了，开始');
    expect(fake.requests(evaluationCalls.startEvaluation)).toEqual([
      { form: 'thinking', subject: 0, age: 6, childName: '小豆' },
    ]);
    expect(screen.hasText('第1道题怎么想？')).toBe(true);
  });

  test('come one after the other, with the token of the evaluation', async () => {
    const fake = api().on(evaluationCalls.answerEvaluation, turnAt(NOW, 2));
    const screen = await openQuestions(fake);
    await screen.tap('黄色');
    await screen.tap('下一题');
    expect(fake.requests(evaluationCalls.answerEvaluation)).toEqual([
      { sittingId: ID, questionId: 5001, position: 1, answer: { kind: 'single', choice: 'B' } },
    ]);
    expect(screen.hasText('第2道题怎么想？')).toBe(true);
    const sent = fake.sent.find(({ call }) => call === evaluationCalls.answerEvaluation);
    expect(sent?.options?.token).toBe('pass');
  });

  test('keep what is chosen over a reload', async () => {
    const storage = withPass();
    const screen = await openQuestions(api(), { platform: { storage } });
    await screen.tap('黄色');
    const again = await openQuestions(
      api((fake) => fake.on(evaluationCalls.answerEvaluation, turnAt(NOW, 2))),
      { platform: { storage } },
    );
    await again.tap('下一题');
    const [request] = again.api.requests(evaluationCalls.answerEvaluation);
    expect(request?.answer).toEqual({ kind: 'single', choice: 'B' });
  });

  test('say that the network is gone, and go on by themselves when it is back', async () => {
    const fake = api().onFailure(evaluationCalls.answerEvaluation, { kind: 'network' });
    const screen = await openQuestions(fake);
    await screen.tap('黄色');
    await screen.tap('下一题');
    expect(screen.hasText('网络断开了，答案已保存，联网后自动继续')).toBe(true);
    fake.on(evaluationCalls.answerEvaluation, turnAt(NOW, 2));
    await screen.advance(6_000);
    expect(screen.hasText('第2道题怎么想？')).toBe(true);
  });

  test('send what was given before a reload without being asked', async () => {
    const storage = withPass();
    const cut = api().onFailure(evaluationCalls.answerEvaluation, { kind: 'network' });
    const screen = await openQuestions(cut, { platform: { storage } });
    await screen.tap('黄色');
    await screen.tap('下一题');
    const back = api().on(evaluationCalls.answerEvaluation, turnAt(NOW, 2));
    const again = await openQuestions(back, { platform: { storage } });
    expect(again.hasText('第2道题怎么想？')).toBe(true);
  });

  test('take what another device answered meanwhile', async () => {
    const fake = api()
      .onRefusal(evaluationCalls.answerEvaluation, '10000005', '')
      .on(evaluationCalls.getEvaluationTurn, turnAt(NOW, 1));
    const screen = await openQuestions(fake);
    await screen.tap('黄色');
    fake.on(evaluationCalls.getEvaluationTurn, turnAt(NOW, 2));
    await screen.tap('下一题');
    expect(screen.hasText('第2道题怎么想？')).toBe(true);
    expect(screen.toasts).toEqual(['这道题已经在另一台设备上答过了，接着做下一题']);
  });

  test('end kindly when the time is over, with what was chosen by then', async () => {
    const fake = api()
      .on(evaluationCalls.getEvaluationTurn, turnAt(NOW, 1, { deadlineAt: NOW + 30_000 }))
      .on(evaluationCalls.answerEvaluation, overAt(NOW, { end: SittingEnd.timeOver }));
    const screen = await openQuestions(fake);
    await screen.tap('黄色');
    expect(screen.hasText('时间快到了，做完这一题就好')).toBe(true);
    await screen.advance(30_000);
    expect(fake.requests(evaluationCalls.answerEvaluation)).toHaveLength(1);
    expect(screen.hasText('时间到啦')).toBe(true);
    await screen.tap('查看结果');
    expect(moves(screen)).toEqual([`/pages/evaluation/result/index?id=${ID}`]);
  });

  test('do not end by a slip', async () => {
    const screen = await openQuestions(api());
    await screen.tap('提前结束');
    await screen.tap('接着做');
    expect(screen.api.requests(evaluationCalls.finishEvaluation)).toEqual([]);
  });

  test('end before, when that is wanted', async () => {
    const fake = api().on(evaluationCalls.finishEvaluation, overAt(NOW, { end: SittingEnd.ended }).sitting);
    const screen = await openQuestions(fake);
    await screen.tap('提前结束');
    fake.on(evaluationCalls.getEvaluationTurn, overAt(NOW, { end: SittingEnd.ended }));
    await screen.tap('结束');
    expect(fake.requests(evaluationCalls.finishEvaluation)).toEqual([{ sittingId: ID }]);
    expect(screen.hasText('结果已经出来了')).toBe(true);
  });

  test('lead to the evaluation’s own login without a session, and never to that of the app', async () => {
    const fake = api().onRefusal(evaluationCalls.getEvaluationTurn, EVALUATION_CODE.loginNeeded, '');
    const screen = await openQuestions(fake);
    expect(moves(screen)).toEqual(['/pages/evaluation/login/index']);
    expect(screen.app.storage.get({ name: 'evaluationPass', version: 1, isValid: isAny })).toBeUndefined();
  });
});

const isAny = (_value: unknown): _value is unknown => true;

describe('the result', () => {
  const open = (fake: FakeApi, query: Record<string, string> = { id: ID }) =>
    openScreen('evaluationResult', ResultPage, { api: fake, platform: { storage: withPass() }, query });

  test('names the level, what went well, and offers a trial lesson', async () => {
    const screen = await open(api());
    expect(screen.platform.log.titles.at(-1)).toBe('豌豆思维测评');
    expect(screen.hasText('小豆的测评结果')).toBe(true);
    expect(screen.hasText('爬藤')).toBe(true);
    expect(screen.hasText('答了12题，答对8题')).toBe(true);
    await screen.tap('免费试听一节课');
    expect(screen.tracker.payloads('evaluation_trial_click')).toEqual([{ isLoggedIn: false }]);
    await screen.settle();
    expect([screen.hasText('一节真人老师的小班课'), moves(screen)]).toEqual([true, []]);
  });

  test('lights the place of the child on the ladder of all levels', async () => {
    const screen = await open(api());
    const steps = screen.allByClass('ladder__step');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['发芽', '长叶', '爬藤', '开花', '结荚']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
    expect(screen.allByClass('ladder__step--past')).toHaveLength(2);
    expect(screen.allByClass('celebration')).toEqual([]);
  });

  test('has no level while there are too few answers', async () => {
    const few = { ...resultAt(NOW), level: 0, levelName: '题目还不够多' };
    const screen = await open(api().on(evaluationCalls.getEvaluationResult, few));
    expect([screen.hasText('题目还不够多'), screen.allByClass('ladder')]).toEqual([true, []]);
  });

  test('shows an ability as a pod, and those that were asked too little to know in one line', async () => {
    const words = '题目还少，暂时看不出来';
    const result = resultAt(NOW);
    const few = { right: 2, asked: 2, percent: 100, words };
    result.abilities.unshift({ name: '空间想象', ...few }, { name: '观察比较', ...few });
    const screen = await open(api().on(evaluationCalls.getEvaluationResult, result));
    expect(screen.allByClass('ability').map(({ textContent }) => textContent)).toEqual([
      '逻辑推理3题答对3题掌握得很好',
      `空间想象2题答对2题、观察比较2题答对2题：${words}`,
    ]);
    expect(screen.allByClass('pod').map((pod) => pod.getAttribute('aria-label'))).toEqual(['逻辑推理']);
  });

  test('is celebrated once it was reached here', async () => {
    const fake = api().on(evaluationCalls.answerEvaluation, overAt(NOW, { answered: 12 }));
    const sitting = await openQuestions(fake);
    await sitting.tap('黄色');
    await sitting.tap('下一题');
    expect(sitting.app.get(moments).waits('evaluation')).toBe(true);
    const prepare: OpenOptions['prepare'] = ({ app }) => app.get(moments).happened('evaluation');
    const options = { api: fake, platform: { storage: withPass() }, query: { id: ID }, prepare };
    const screen = await openScreen('evaluationResult', ResultPage, options);
    expect(screen.allByClass('celebration--evaluation')).toHaveLength(1);
  });

  test('of no sitting in particular is that of the newest', async () => {
    const sittings = [overAt(NOW).sitting];
    const fake = api().on(evaluationCalls.getEvaluations, { childName: '', age: 0, sittings });
    const screen = await open(fake, {});
    expect(fake.requests(evaluationCalls.getEvaluationResult)).toEqual([{ sittingId: ID }]);
    expect(screen.hasText('爬藤')).toBe(true);
  });

  test('before the end leads back to the questions', async () => {
    const fake = api();
    fake.onRefusal(
      evaluationCalls.getEvaluationResult,
      EVALUATION_CODE.notOver,
      '测评还没有结束，做完再来看结果',
    );
    const screen = await open(fake);
    await screen.tap('接着做');
    expect(moves(screen)).toEqual([`/pages/evaluation/questions/index?id=${ID}`]);
  });

  test('of an address that names none says so', async () => {
    const screen = await open(api(), { id: '1' });
    expect(screen.hasText('还没有做完的测评')).toBe(true);
  });
});
