import { act, useState } from 'react';
import type { Answer, BodyOf, Checked, Solution } from '@/contract/questions/question.schema';
import { oneSound } from '@/features/films/one-sound';
import { QuestionCard } from '@/features/questions';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { FakeSound } from '../../support/fakes/fake-sound';
import { openScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { found, questionOf, thing } from './asked';

const body: BodyOf<'listen'> = {
  kind: 'listen',
  sound: { url: 'https://files.example/beats.wav', seconds: 4 },
  transcript: '',
  options: [thing('a', '3 下'), thing('b', '5 下')],
  isMultiple: false,
};

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

interface Over {
  readonly checked?: Checked;
  readonly solution?: Solution;
}

async function open(over: Over = {}, own = body) {
  const player = new FakeSound();
  const answers: Answer[] = [];
  const Page = () => {
    const [answer, setAnswer] = useState<Answer>();
    const take = (next: Answer) => {
      answers.push(next);
      setAnswer(next);
    };
    return <QuestionCard question={questionOf(own)} answer={answer} onAnswer={take} {...over} />;
  };
  const platform = { sound: () => Promise.resolve(player) };
  const screen = await openScreen('option', Page, { user: TEST_USER, student: OFFICIAL, platform });
  const press = () => screen.tap(found(document.body, '.sound-button__press'));
  const name = () => found(document.body, '.sound-button__press').getAttribute('aria-label');
  return { ...screen, answers, player, press, name };
}

describe('a question to listen to', () => {
  test('plays from the beginning, says how far it is, and stops', async () => {
    const { name, player, press, hasText, settle } = await open();
    expect(name()).toBe('播放听力');
    await press();
    expect(player.loaded).toEqual([{ url: 'https://files.example/beats.wav', startAt: 0 }]);
    expect(name()).toBe('停止听力');
    act(() => player.reach(2));
    await settle();
    expect(hasText('0:02 / 0:04')).toBe(true);
    await press();
    expect([name(), player.isPlaying]).toEqual(['播放听力', false]);
    await press();
    act(() => player.end());
    await settle();
    expect(name()).toBe('播放听力');
  });

  test('is the only sound of the app: another one stops it, and it stops another', async () => {
    const { app, name, press, settle } = await open();
    const stopped = jest.fn();
    app.get(oneSound).claim(stopped);
    await press();
    expect(stopped).toHaveBeenCalledTimes(1);
    act(() => void app.get(oneSound).claim(jest.fn()));
    await settle();
    expect(name()).toBe('播放听力');
  });

  test('says so where it cannot be played, and tries again', async () => {
    const { hasText, name, player, press } = await open();
    player.answer = 'failed';
    await press();
    expect(hasText('播放失败，请再点一次')).toBe(true);
    player.answer = 'playing';
    await press();
    expect(name()).toBe('停止听力');
    expect(hasText('播放失败')).toBe(false);
  });

  test('takes one option, or several where it asks for them', async () => {
    const one = await open();
    await one.tap('3 下');
    await one.tap('5 下');
    expect(one.answers.at(-1)).toEqual({ kind: 'listen', choices: ['b'] });
    const many = await open({}, { ...body, isMultiple: true });
    await many.tap('5 下');
    await many.tap('3 下');
    expect(many.answers.at(-1)).toEqual({ kind: 'listen', choices: ['a', 'b'] });
  });

  test('shows the spoken text with the solution, and not before', async () => {
    expect((await open()).hasText('听到的内容')).toBe(false);
    const solution: Solution = { questionId: 1, answer: null, explanation: '', transcript: '滴、滴、滴。' };
    expect((await open({ solution })).hasText('滴、滴、滴。')).toBe(true);
  });
});
