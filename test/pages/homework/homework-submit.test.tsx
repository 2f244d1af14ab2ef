import { act } from 'react';
import { homeworkCalls } from '@/contract/homework/calls';
import type { Draft } from '@/contract/homework/homework.schema';
import { HOMEWORK_CODE, HomeworkState } from '@/contract/homework/values';
import type { Answer } from '@/contract/questions/question.schema';
import { fullStorage } from '@/platform/fake';
import { aCard, aCorrection, aDetail, aQuestion } from '../../support/fakes/homework';
import type { OpenedScreen } from '../support/open-screen';
import { backend, open } from './open-submit';

const { getHomework, getHomeworkDraft, handInHomework, saveHomeworkDraft } = homeworkCalls;
const OFFLINE = { kind: 'network' } as const;
const choice = (text: string): Answer => ({ kind: 'single', choice: text });

async function answerBoth(screen: OpenedScreen): Promise<void> {
  await screen.tap('圆形1');
  await screen.tap('下一题');
  await screen.tap('方形2');
}

async function handIn(screen: OpenedScreen): Promise<void> {
  await screen.tap('全部题目');
  await screen.tap('提交作业');
  const buttons = screen.allByClass('dialog__action');
  await screen.tap(buttons[buttons.length - 1] ?? '提交作业');
}

describe('an answer, from typing to handing in', () => {
  test('a question at a time, an overview, a question before the hand-in, and that it arrived', async () => {
    const api = backend();
    const screen = await open(api);
    expect(screen.hasText('已答0题，共2题')).toBe(true);
    expect(screen.hasText('上一题')).toBe(false);
    await answerBoth(screen);
    expect(screen.hasText('已答2题，共2题')).toBe(true);
    await handIn(screen);
    expect(api.requests(handInHomework)[0]).toMatchObject({
      homeworkId: 7,
      round: 1,
      answers: [
        { questionId: 1, answer: choice('a') },
        { questionId: 2, answer: choice('b') },
      ],
    });
    expect(screen.hasText('交作业啦！')).toBe(true);
    expect(screen.allByClass('celebration--handIn')).toHaveLength(1);
    await screen.tap('查看作业');
    expect(screen.platform.navigation.last).toMatchObject({ how: 'replace' });
  });

  test('without any answer is not handed in, and leads to what is missing', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('全部题目');
    await screen.tap('提交作业');
    expect(screen.hasText('还有2道题没有作答，先做完再提交吧')).toBe(true);
    expect(api.requests(handInHomework)).toEqual([]);
  });

  test('what is missing is said before the hand-in, and leads to its question', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('圆形1');
    await screen.tap('全部题目');
    await screen.tap('提交作业');
    expect(screen.hasText('还有1道题没有作答。可以先去做')).toBe(true);
    await screen.tap('先去做');
    expect(screen.hasText('第2题')).toBe(true);
    expect(api.requests(handInHomework)).toEqual([]);
  });

  test('may be handed in with a question left open, once the parent was asked', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('圆形1');
    await screen.tap('全部题目');
    await screen.tap('提交作业');
    await screen.tap('仍然提交');
    await screen.settle();
    expect(api.requests(handInHomework)).toMatchObject([{ leavesOpen: true, answers: [{ questionId: 1 }] }]);
    expect(screen.hasText('交作业啦！')).toBe(true);
  });

  test('one that need not be answered may be left out, and the question before the hand-in says so', async () => {
    const api = backend(aDetail({ questions: [aQuestion(1), aQuestion(2, { isRequired: false })] }));
    const screen = await open(api);
    await screen.tap('圆形1');
    await screen.tap('下一题');
    await screen.tap('全部题目');
    await screen.tap('提交作业');
    expect(screen.hasText('还有1道选做题没有作答。提交后就不能修改了，确定提交吗？')).toBe(true);
  });

  test('it says when it was saved, and goes on when it could not be', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('圆形1');
    expect(screen.hasText('已保存在这台设备上')).toBe(true);
    await screen.advance(10_000);
    expect(screen.hasText('已自动保存 10:00')).toBe(true);
    api.onFailure(saveHomeworkDraft, OFFLINE);
    await screen.tap('下一题');
    await screen.tap('方形2');
    await screen.advance(10_000);
    expect(screen.hasText('暂时无法同步，答案已保存在这台设备上，会自动重试')).toBe(true);
  });

  test('on a device that is full nothing is said to be kept that is not', async () => {
    const api = backend().onFailure(saveHomeworkDraft, OFFLINE).onFailure(handInHomework, OFFLINE);
    const screen = await open(api, { platform: { storage: fullStorage(0) } });
    await answerBoth(screen);
    expect(screen.hasText('这台设备存不下了，联网保存前请不要关闭页面')).toBe(true);
    await screen.advance(10_000);
    expect(screen.hasText('这台设备存不下了，联网保存前请不要关闭页面')).toBe(true);
    expect(screen.hasText('保存在这台设备上')).toBe(false);
    await handIn(screen);
    expect(screen.hasText('等网络恢复后提交')).toBe(true);
    expect(screen.hasText('在那之前请不要关闭页面')).toBe(true);
    expect(screen.hasText('保存在这台设备上')).toBe(false);
  });

  test('after a reload in the middle it goes on where it was, without a network too', async () => {
    const first = await open(backend());
    await first.tap('圆形1');
    const { storage } = first.platform;
    first.close();
    const api = backend().onFailure(getHomework, OFFLINE).onFailure(getHomeworkDraft, OFFLINE);
    const screen = await open(api, { platform: { storage } });
    expect(screen.hasText('已答1题，共2题')).toBe(true);
    expect(screen.hasText('第2题')).toBe(true);
    expect(screen.allByClass('top-bar__notice')).toHaveLength(1);
  });
});

describe('without a network', () => {
  test('a hand-in waits, says so, and its page ends well when it went', async () => {
    const api = backend().onFailure(handInHomework, OFFLINE);
    const screen = await open(api);
    await answerBoth(screen);
    await handIn(screen);
    expect(screen.hasText('已保存，联网后自动提交')).toBe(true);
    api.on(handInHomework, { homework: aCard({ state: HomeworkState.handedIn }), isNew: true });
    await act(async () => screen.platform.setOnline(true));
    await screen.settle();
    expect(screen.hasText('交作业啦！')).toBe(true);
    expect(screen.toasts).toEqual(['“图形的规律”已自动提交']);
  });

  test('what the server refuses comes back with its words, at its question', async () => {
    const api = backend().onFailure(handInHomework, {
      kind: 'business',
      code: HOMEWORK_CODE.incomplete,
      message: '还有1道必做题没有作答',
      data: { questionIds: [1] },
    });
    const screen = await open(api);
    await answerBoth(screen);
    await handIn(screen);
    expect(screen.hasText('还有1道必做题没有作答')).toBe(true);
    expect(screen.hasText('第1题')).toBe(true);
    expect(screen.hasText('已答2题，共2题')).toBe(true);
  });
});

describe('two devices', () => {
  const theirs: Draft = {
    version: 3,
    savedAt: Date.parse('2026-11-21T09:30:00+08:00'),
    device: 'iPhone',
    answers: [{ questionId: 1, answer: choice('b') }],
  };

  test('that changed the same ask which one stays', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('圆形1');
    api.onFailure(saveHomeworkDraft, {
      kind: 'business',
      code: HOMEWORK_CODE.draftConflict,
      message: '',
      data: theirs,
    });
    await screen.advance(10_000);
    expect(screen.hasText('两台设备上都有改动')).toBe(true);
    expect(screen.hasText('另一台（iPhone）')).toBe(true);
    api.on(saveHomeworkDraft, { version: 4 });
    const [, other] = screen.allByClass('conflict__side');
    expect(other?.textContent).toBe('另一台（iPhone）方形1');
    await screen.tap(other ?? '');
    await screen.tap('保留选中的答案');
    expect(screen.hasText('两台设备上都有改动')).toBe(false);
    await handInRest(screen);
    expect(api.requests(handInHomework)[0]?.answers[0]).toEqual({ questionId: 1, answer: choice('b') });
  });

  test('a draft of the other one shows at once where there is nothing newer here', async () => {
    const screen = await open(backend(aDetail(), theirs));
    expect(screen.hasText('已答1题，共2题')).toBe(true);
  });

  test('handed in on the other one, it says so and leads on', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('圆形1');
    api
      .onRefusal(saveHomeworkDraft, HOMEWORK_CODE.closed, '这份作业现在不能作答了')
      .on(getHomework, aDetail({ state: HomeworkState.handedIn, handedInAt: '2026-11-21 09:59:00' }));
    await screen.advance(10_000);
    expect(screen.hasText('这份作业已经提交了')).toBe(true);
  });

  async function handInRest(screen: OpenedScreen): Promise<void> {
    await screen.tap('下一题');
    await screen.tap('方形2');
    await handIn(screen);
  }
});

describe('handed back', () => {
  const handedBack = aDetail({
    state: HomeworkState.handedBack,
    round: 2,
    handIn: {
      round: 1,
      handedInAt: '2026-11-20 20:00:00',
      answers: [
        { questionId: 1, answer: choice('a') },
        { questionId: 2, answer: choice('b') },
      ],
    },
    correction: aCorrection({
      isHandedBack: true,
      items: [
        { questionId: 1, verdict: 'right', points: 10, outOf: 10 },
        { questionId: 2, verdict: 'wrong', points: 0, outOf: 10, words: '再数一数边' },
      ],
    }),
  });

  test('right answers stay; wrong ones are answered again beside the old answer', async () => {
    const api = backend(handedBack);
    const screen = await open(api);
    expect(screen.hasText('第2题')).toBe(true);
    expect(screen.hasText('再数一数边')).toBe(true);
    expect(screen.hasText('已答1题，共2题')).toBe(true);
    await screen.tap('圆形2');
    await screen.tap('查看上次的作答');
    expect(screen.hasText('收起上次的作答')).toBe(true);
    await handIn(screen);
    expect(api.requests(handInHomework)[0]).toMatchObject({
      round: 2,
      answers: [
        { questionId: 1, answer: choice('a') },
        { questionId: 2, answer: choice('a') },
      ],
    });
  });

  test('one that was right says that it need not be changed', async () => {
    const screen = await open(backend(handedBack));
    await screen.tap('上一题');
    expect(screen.hasText('这道题上次答对了，不用再改')).toBe(true);
  });
});
