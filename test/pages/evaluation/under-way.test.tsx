import { act } from 'react';
import { evaluationCalls } from '@/contract/evaluation/calls';
import { ok } from '@/contract/errors';
import { Runtime } from '@/contract/host';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { api, NOW, openQuestions, withPass } from './open';
import { overAt, turnAt } from './samples';

const SLOW = '网络有点慢，正在提交答案';

describe('a question that is being answered', () => {
  test('is sent once, however often it is tapped, and the next one shows when it was saved', async () => {
    const fake = api();
    const release = fake.onHold(evaluationCalls.answerEvaluation);
    const screen = await openQuestions(fake);
    await screen.tap('黄色');
    await screen.tap('下一题');
    await screen.tap('下一题');
    await screen.tap('先跳过');
    expect(fake.requests(evaluationCalls.answerEvaluation)).toHaveLength(1);
    release(ok(turnAt(NOW, 2)));
    await screen.settle();
    expect(screen.hasText('第2道题怎么想？')).toBe(true);
  });

  test('shows a calm note on a slow network', async () => {
    const fake = api();
    const release = fake.onHold(evaluationCalls.answerEvaluation);
    const screen = await openQuestions(fake);
    await screen.tap('黄色');
    await screen.tap('下一题');
    expect(screen.byClass('evaluation-asking').getAttribute('aria-busy')).toBe('true');
    expect(screen.hasText(SLOW)).toBe(false);
    await screen.advance(4_000);
    expect(screen.hasText(SLOW)).toBe(true);
    release(ok(turnAt(NOW, 2)));
    await screen.settle();
    expect(screen.hasText(SLOW)).toBe(false);
  });

  test('goes with Enter, not while a text is composed', async () => {
    const fake = api().on(evaluationCalls.answerEvaluation, turnAt(NOW, 2));
    const screen = await openQuestions(fake);
    await screen.tap('黄色');
    const press = (more: KeyboardEventInit = {}) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more });
        screen.byClass('question').dispatchEvent(event);
      });
    await press({ isComposing: true });
    await screen.settle();
    expect(fake.requests(evaluationCalls.answerEvaluation)).toHaveLength(0);
    await press();
    await screen.settle();
    expect(screen.hasText('第2道题怎么想？')).toBe(true);
  });

  test('shows the child no clock, and says once that the last minute runs', async () => {
    const deadlineAt = NOW + 90_000;
    const fake = api().on(evaluationCalls.getEvaluationTurn, turnAt(NOW, 1, { deadlineAt }));
    const screen = await openQuestions(fake);
    const lastText = () => screen.byClass('evaluation-asking__last').textContent;
    expect(lastText()).toBe('');
    await screen.advance(40_000);
    expect(lastText()).toBe('时间快到了，做完这一题就好');
    expect(screen.byClass('evaluation-asking').textContent).not.toMatch(/分钟|\d 秒/);
  });
});

describe('what is tracked', () => {
  test('tracks the start and the end, and nothing of the person', async () => {
    const fake = api()
      .on(evaluationCalls.startEvaluation, turnAt(NOW, 1))
      .on(evaluationCalls.answerEvaluation, overAt(NOW, { answered: 12 }));
    const screen = await openQuestions(fake, { query: { form: 'thinking' } });
    await screen.tap('准备好了，开始');
    await screen.advance(30_000);
    await screen.tap('黄色');
    await screen.tap('下一题');
    expect(screen.tracker.payloads('evaluation_begin')).toEqual([{ form: 'thinking', subject: 0 }]);
    expect(screen.tracker.payloads('evaluation_end')).toEqual([
      { form: 'thinking', end: 'settled', seconds: 30, answered: 12 },
    ]);
    expect(JSON.stringify(screen.tracker.events)).not.toContain('小豆');
  });

  test('is not repeated when a sitting is resumed', async () => {
    const screen = await openQuestions(api());
    expect(screen.tracker.payloads('evaluation_begin')).toEqual([]);
  });
});

describe('the questions of an evaluation', () => {
  const inApp = { storage: withPass(), runtime: Runtime.androidApp };
  const screenShots = ({ platform }: Awaited<ReturnType<typeof openQuestions>>) =>
    platform.abilities.paramsOf('setScreenShot').map(({ isAllowed }) => isAllowed);

  test('are not photographed while they are looked at, and only then', async () => {
    const screen = await openQuestions(api(), { platform: inApp });
    expect(screenShots(screen)).toEqual([false]);
    screen.platform.setVisible(false);
    screen.platform.setVisible(true);
    expect(screenShots(screen)).toEqual([false, true, false]);
    await leaveAndComeBack(screen, () => expect(screenShots(screen)).toEqual([false, true, false, true]));
    expect(screenShots(screen)).toEqual([false, true, false, true, false]);
    screen.close();
    expect(screenShots(screen).pop()).toBe(true);
  });

  test('are photographed where no host forbids it', async () => {
    expect(screenShots(await openQuestions(api()))).toEqual([]);
  });
});
