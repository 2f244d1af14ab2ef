import { act } from 'react';
import { helpCalls } from '@/contract/help/calls';
import { FeedbackKind } from '@/contract/help/values';
import { ok } from '@/contract/errors';
import Feedback from '@/pages/help/feedback';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { FakeFiles } from '../../unit/help/fake-files';
import { openScreen } from '../support/open-screen';

const CONTENT = '老师讲得很清楚，孩子很喜欢上课。';

async function open(
  api = new FakeApi().on(helpCalls.submitFeedback, null),
  files = new FakeFiles(),
  query: Readonly<Record<string, string>> = {},
) {
  const screen = await openScreen('feedback', Feedback, {
    query,
    user: TEST_USER,
    student: OFFICIAL,
    api,
    prepare: ({ app }) => void Object.assign(app, { files }),
  });
  const fill = async () => {
    await screen.tap('课程内容');
    await screen.type(screen.byClass('text-area'), CONTENT);
  };
  return { ...screen, fill, files, api };
}

const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);

describe('the feedback screen', () => {
  test('is empty at first: five kinds, no words, room for six pictures', async () => {
    const screen = await open();
    expect(screen.allByClass('feedback-form__chip').map(({ textContent }) => textContent)).toEqual([
      '产品功能',
      '课程内容',
      '老师服务',
      '订单物流',
      '其他',
    ]);
    expect([screen.hasText('0/500'), screen.hasText('选填 0/6')]).toEqual([true, true]);
  });

  test('counts what is typed as it is typed, and says when it is too much', async () => {
    const screen = await open();
    await screen.type(screen.byClass('text-area'), CONTENT);
    expect(screen.hasText(`${[...CONTENT].length}/500`)).toBe(true);
    await screen.type(screen.byClass('text-area'), '好'.repeat(501));
    expect(screen.byClass('text-area__count--over').textContent).toBe('501/500');
  });

  test('marks the kind that was chosen, one at a time', async () => {
    const screen = await open();
    await screen.tap('课程内容');
    await screen.tap('其他');
    const chosen = screen.allByClass('feedback-form__chip--chosen');
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['其他']);
    expect(chosen[0]?.getAttribute('aria-checked')).toBe('true');
  });

  test('complains at the fields themselves', async () => {
    const screen = await open();
    await screen.type(screen.byClass('text-area'), '太短');
    await screen.tap('提交反馈');
    expect(screen.hasText('请选择反馈类型')).toBe(true);
    expect(screen.byClass('text-area__error').textContent).toBe('再写8个字就可以提交了（至少10个字）');
    expect(screen.api.requests(helpCalls.submitFeedback)).toEqual([]);
  });

  test('sends kind, words and pictures, thanks, and leads back', async () => {
    const screen = await open();
    screen.files.chooses('a', 'b');
    await screen.fill();
    await screen.tap(screen.byClass('feedback-form__add'));
    expect(screen.hasText('选填 2/6')).toBe(true);
    await screen.tap('提交反馈');
    expect(screen.api.requests(helpCalls.submitFeedback)).toEqual([
      expect.objectContaining({
        kind: FeedbackKind.course,
        content: CONTENT,
        pictures: ['https://app.example/files/uploads/a.jpg', 'https://app.example/files/uploads/b.jpg'],
      }),
    ]);
    expect(screen.hasText('感谢您的反馈')).toBe(true);
    await screen.tap('返回');
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('is empty again after it was sent', async () => {
    const screen = await open();
    await screen.fill();
    await screen.tap('提交反馈');
    await screen.tap('再写一条');
    expect(screen.hasText('0/500')).toBe(true);
  });

  test('shows that it is sending, and sends once', async () => {
    const api = new FakeApi();
    const answer = api.onHold(helpCalls.submitFeedback);
    const screen = await open(api);
    await screen.fill();
    await screen.tap('提交反馈');
    expect(screen.byText('提交反馈').closest('[aria-busy="true"]')).not.toBeNull();
    await screen.tap('提交反馈');
    expect(api.requests(helpCalls.submitFeedback)).toHaveLength(1);
    answer(ok(null));
    await screen.settle();
    expect(screen.hasText('感谢您的反馈')).toBe(true);
  });

  test('says why it failed and keeps everything', async () => {
    const screen = await open(
      new FakeApi().onRefusal(helpCalls.submitFeedback, '10000006', '反馈提交过于频繁，请稍后再试'),
    );
    screen.files.chooses('a');
    await screen.fill();
    await screen.tap(screen.byClass('feedback-form__add'));
    await screen.tap('提交反馈');
    expect(screen.hasText('反馈提交过于频繁，请稍后再试。您填写的内容都还在，可以重新提交')).toBe(true);
    expect(document.querySelector('textarea')?.value).toBe(CONTENT);
    expect(screen.hasText('选填 1/6')).toBe(true);
    expect(screen.hasText('重新提交')).toBe(true);
  });
});

describe('its pictures', () => {
  test('show their progress, can be tried again and removed', async () => {
    const screen = await open();
    screen.files.chooses('a').failsAt('a');
    const release = screen.files.holds('a');
    await screen.tap(screen.byClass('feedback-form__add'));
    expect(screen.hasText('上传中')).toBe(true);
    release();
    await screen.settle();
    expect(screen.hasText('上传失败的图片可以点按重试，也可以删除')).toBe(true);
    screen.files.recovers();
    await screen.tap(labelled('第1张图片上传失败，点按重新上传') as HTMLElement);
    expect(screen.hasText('重新上传')).toBe(false);
    expect(document.querySelector('img[alt="第1张图片"]')?.getAttribute('src')).toBe('blob:a');
    await screen.tap(labelled('删除第1张图片') as HTMLElement);
    expect(screen.hasText('选填 0/6')).toBe(true);
  });

  test('are six: a seventh cannot be added', async () => {
    const screen = await open();
    screen.files.chooses('a', 'b', 'c', 'd', 'e', 'f');
    await screen.tap(screen.byClass('feedback-form__add'));
    expect(screen.allByClass('feedback-form__add')).toEqual([]);
  });
});

describe('the back button', () => {
  test('is free from a form that is empty', async () => {
    const screen = await open();
    await screen.tap(labelled('返回') as HTMLElement);
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test('stays when the parent would rather go on', async () => {
    const screen = await open();
    await screen.fill();
    await screen.tap(labelled('返回') as HTMLElement);
    await screen.tap('继续填写');
    expect(screen.platform.navigation.last).toBeUndefined();
    expect(document.querySelector('textarea')?.value).toBe(CONTENT);
  });

  test('asks from a form that is not', async () => {
    const screen = await open();
    await screen.fill();
    await screen.tap(labelled('返回') as HTMLElement);
    expect(screen.platform.navigation.last).toBeUndefined();
    await screen.tap('离开');
    expect(screen.platform.navigation.last).toBeDefined();
  });

  test("is asked about by the phone's own back key as well, every time", async () => {
    const screen = await open();
    await screen.fill();
    for (const answer of ['继续填写', '离开']) {
      await act(async () => {
        expect(screen.platform.pressBack()).toBe(true);
        await Promise.resolve();
      });
      await screen.settle();
      expect(screen.platform.navigation.last).toBeUndefined();
      await screen.tap(answer);
    }
    expect(screen.platform.navigation.last?.how).toBe('reLaunch');
  });
});

describe('a request about an order', () => {
  test('is sent with the number of the order, and says where the answer comes', async () => {
    const { api, ...screen } = await open(undefined, undefined, { orderNo: 'D7', topic: 'invoice' });
    expect([screen.hasText('D7'), screen.allByClass('feedback-form__chip')]).toEqual([true, []]);
    await screen.tap('提交给客服');
    expect(api.requests(helpCalls.submitFeedback)).toEqual([
      expect.objectContaining({
        kind: FeedbackKind.order,
        orderNo: 'D7',
        content: expect.stringContaining('发票抬头') as string,
      }),
    ]);
    expect(screen.hasText('客服处理后，会在消息里回复您。')).toBe(true);
  });

  test('about a thing names it, and is sent without an order', async () => {
    const about = '豌豆思维《第2讲 找规律》的回放已经过期';
    const { api, ...screen } = await open(undefined, undefined, { about });
    expect([screen.hasText('咨询内容'), screen.hasText(about)]).toEqual([true, true]);
    await screen.tap('提交给客服');
    expect(api.requests(helpCalls.submitFeedback)).toEqual([
      expect.objectContaining({
        kind: FeedbackKind.other,
        content: expect.stringContaining(about) as string,
      }),
    ]);
    expect(api.requests(helpCalls.submitFeedback)[0]).not.toHaveProperty('orderNo');
    expect(screen.hasText('查看我的订单')).toBe(false);
  });
});
