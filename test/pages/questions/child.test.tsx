import { act } from 'react';
import { evaluationCalls } from '@/contract/evaluation/calls';
import { oneSound } from '@/features/films/one-sound';
import { aloudText } from '@/features/questions/QuestionCard';
import type { Speech } from '@/platform/speech';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { restBetweenTaps } from '../support/rest-between-taps';
import { api, NOW, openQuestions, withPass } from '../evaluation/open';
import { turnAt } from '../evaluation/samples';
import { questionOf, thing } from './asked';

const NO_VOICE = '这里不能朗读，请把题目读给孩子听。';

/** A voice that reads until the test ends it. */
class FakeSpeech implements Speech {
  readonly log: string[] = [];
  private end: ((isRead: boolean) => void) | undefined;

  read(text: string): Promise<boolean> {
    this.log.push(text);
    return new Promise((resolve) => (this.end = resolve));
  }

  stop(): void {
    this.log.push('stop');
    this.finish(true);
  }

  finish(isRead: boolean): void {
    this.end?.(isRead);
  }
}

async function open(hasSpeech = true) {
  const speech = new FakeSpeech();
  const chime = jest.fn();
  const platform = {
    ...{ storage: withPass(), chime },
    ...(hasSpeech && { loadSpeech: () => Promise.resolve(speech) }),
  };
  const fake = api().on(evaluationCalls.answerEvaluation, turnAt(NOW, 2));
  const screen = await openQuestions(fake, { platform });
  const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  const press = async (name: string) => screen.tap(named(name) ?? name);
  return { ...screen, speech, chime, named, press };
}

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

describe('a question for a child', () => {
  test('reads its stem and each answer aloud, one after another', async () => {
    const { named, press, speech } = await open();
    await press('读题目');
    expect(speech.log).toEqual(['第1道题怎么想？']);
    expect([named('停止读题目') !== null, named('读题目')]).toEqual([true, null]);
    await press('读B');
    expect(speech.log.pop()).toBe('黄色');
    expect(named('停止读题目')).toBeNull();
    await act(async () => speech.finish(true));
    expect([named('读题目') !== null, named('读A') !== null, named('读B') !== null]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('stops at a second press, when another sound begins, and when the page is left', async () => {
    const screen = await open();
    const { app, named, press, speech } = screen;
    await press('读题目');
    await press('停止读题目');
    expect(speech.log).toEqual(['第1道题怎么想？', 'stop']);
    await press('读A');
    await act(async () => void app.get(oneSound).claim(() => undefined));
    expect([speech.log.pop(), named('停止读A')]).toEqual(['stop', null]);
    await press('读A');
    await leaveAndComeBack(screen);
    expect([speech.log.pop(), named('停止读A')]).toEqual(['stop', null]);
    await press('读A');
    await act(async () => screen.platform.setVisible(false));
    expect(speech.log.pop()).toBe('stop');
  });

  test('says in one sentence that there is no voice, and offers none', async () => {
    const { hasText, named } = await open(false);
    expect([hasText(NO_VOICE), named('读题目'), named('读A')]).toEqual([true, null, null]);
  });

  test('says so, too, when the voice turns out to be missing', async () => {
    const { hasText, named, press, speech } = await open();
    expect(hasText(NO_VOICE)).toBe(false);
    await press('读题目');
    await act(async () => speech.finish(false));
    expect([hasText(NO_VOICE), named('读题目')]).toEqual([true, null]);
  });

  test('reads what has no tile of its own together with the stem', () => {
    const items = [thing('a', '一个苹果'), thing('b', '一根羽毛')];
    expect(aloudText({ ...questionOf({ kind: 'order', items }), stem: '排一排' })).toBe(
      '排一排。一个苹果。一根羽毛',
    );
    expect(aloudText({ ...questionOf({ kind: 'single', options: items }), stem: '{1/2}' })).toBe('二分之一');
  });

  test('has a pea that looks up and one soft sound at the answer, and none at the next choice', async () => {
    const { allByClass, chime, tap } = await open();
    expect([allByClass('peeking-pea').length, allByClass('peeking-pea--up').length]).toEqual([1, 0]);
    await tap('黄色');
    expect(allByClass('peeking-pea--up')).toHaveLength(1);
    await tap('红色');
    expect(chime).toHaveBeenCalledTimes(1);
  });

  test('fills a pod with a pea for each question that is done', async () => {
    const { allByClass, byClass, tap } = await open();
    expect([allByClass('pod__pea').length, allByClass('pod__pea--full').length]).toEqual([16, 0]);
    await tap('黄色');
    await tap('下一题');
    expect(allByClass('pod__pea--full')).toHaveLength(1);
    expect(byClass('pod').getAttribute('aria-valuenow')).toBe('1');
  });
});
