import { helpCalls } from '@/contract/help/calls';
import { FeedbackKind, OrderTopic } from '@/contract/help/values';
import { FeedbackStore } from '@/pages/help/feedback/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';
import { FakeFiles } from './fake-files';

const CONTENT = '老师讲得很清楚，孩子很喜欢上课。';

async function open(api = new FakeApi().on(helpCalls.submitFeedback, null)) {
  const fake = await fakeApp({ user: TEST_USER, api });
  const files = new FakeFiles();
  const reopened = () => {
    const store = new FeedbackStore({ ...fake.app, files });
    store.restore();
    return store;
  };
  const store = reopened();
  const fill = () => {
    store.setKind(FeedbackKind.course);
    store.setContent(CONTENT);
  };
  const sent = () => api.requests(helpCalls.submitFeedback);
  return { ...fake, api, files, store, fill, sent, reopened };
}

describe('a feedback that is not complete', () => {
  it('is complained about at each of its fields, and not sent', async () => {
    const { store, sent } = await open();
    await store.submit();
    expect(store.complaints).toEqual({
      kind: '请选择反馈类型',
      content: '请填写反馈内容',
      pictures: undefined,
    });
    expect(sent()).toEqual([]);
  });

  it.each([
    ['        ', '请填写反馈内容'],
    ['好', '再写9个字就可以提交了（至少10个字）'],
    [` ${'好'.repeat(9)} `, '再写1个字就可以提交了（至少10个字）'],
    ['好'.repeat(501), '超出1个字，请精简后再提交'],
    ['好'.repeat(10), undefined],
    ['😀'.repeat(500), undefined],
  ])('with the words "%s" gets %s', async (content, complaint) => {
    const { store } = await open();
    store.setContent(content);
    await store.submit();
    expect(store.complaints.content).toBe(complaint);
  });

  it('is complained about no longer than it is wrong', async () => {
    const { store } = await open();
    await store.submit();
    store.setKind(FeedbackKind.other);
    store.setContent('还差一些');
    expect(store.complaints).toMatchObject({
      kind: undefined,
      content: '再写6个字就可以提交了（至少10个字）',
    });
    store.setContent(CONTENT);
    expect(store.complaints.content).toBeUndefined();
  });

  it('waits for its pictures, and for those that failed', async () => {
    const { store, files, fill, sent } = await open();
    fill();
    const release = files.chooses('a').failsAt('a').holds('a');
    const adding = store.pictures.add();
    await Promise.resolve();
    await Promise.resolve();
    await store.submit();
    expect(store.picturesComplaint).toBe('图片正在上传，请稍候再提交');
    release();
    await adding;
    expect(store.picturesComplaint).toBe('有图片上传失败，请重新上传或删除');
    await store.submit();
    expect(sent()).toEqual([]);
    store.pictures.remove(1);
    expect(store.picturesComplaint).toBeUndefined();
    await store.submit();
    expect(sent()).toHaveLength(1);
  });
});

describe('sending a feedback', () => {
  it('sends the words without the blanks around them, and the addresses of the pictures', async () => {
    const { store, files, fill, sent, tracker } = await open();
    fill();
    store.setContent(`\n ${CONTENT} `);
    files.chooses('a');
    await store.pictures.add();
    await store.submit();
    expect(sent()).toEqual([
      {
        kind: FeedbackKind.course,
        content: CONTENT,
        pictures: ['https://app.example/files/uploads/a.jpg'],
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(store.status).toBe('sent');
    expect(tracker.payloads('feedback_submit')).toEqual([
      { kind: FeedbackKind.course, pictures: 1, passed: true, code: '' },
    ]);
  });

  it('happens once for two taps', async () => {
    const { store, fill, sent } = await open();
    fill();
    await Promise.all([store.submit(), store.submit()]);
    await store.submit();
    expect(sent()).toHaveLength(1);
  });

  it('that failed keeps what was typed, says why, and may be tried again under the same number', async () => {
    const { store, api, fill, sent } = await open(
      new FakeApi().onFailure(helpCalls.submitFeedback, { kind: 'timeout' }),
    );
    fill();
    await store.submit();
    expect(store).toMatchObject({ status: 'editing', content: CONTENT, kind: FeedbackKind.course });
    expect(store.failure).toBe('网络超时，请检查网络。您填写的内容都还在，可以重新提交');
    api.on(helpCalls.submitFeedback, null);
    await store.submit();
    expect(store).toMatchObject({ status: 'sent', failure: '' });
    expect(new Set(sent().map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('takes another number when something was changed meanwhile', async () => {
    const { store, fill, sent } = await open(
      new FakeApi().onFailure(helpCalls.submitFeedback, { kind: 'timeout' }),
    );
    fill();
    await store.submit();
    store.setContent(`${CONTENT}谢谢！`);
    await store.submit();
    expect(new Set(sent().map(({ requestId }) => requestId)).size).toBe(2);
  });

  it('starts empty for another one', async () => {
    const { store, files, fill } = await open();
    fill();
    files.chooses('a');
    await store.pictures.add();
    await store.submit();
    store.writeAnother();
    expect(store).toMatchObject({ status: 'editing', kind: null, content: '', isChanged: false });
    expect(store.pictures.items).toEqual([]);
  });
});

describe('leaving', () => {
  it('asks no question while nothing is written, and after it was sent', async () => {
    const { store, fill } = await open();
    expect(await store.mayLeave()).toBe(true);
    fill();
    await store.submit();
    expect(await store.mayLeave()).toBe(true);
  });

  it('asks when words, a kind or a picture would be lost', async () => {
    const { store, feedback, fill } = await open();
    fill();
    const leaving = store.mayLeave();
    expect(feedback.confirms[0]?.content).toBe('反馈还没有提交，离开后填写的内容将不会保存。');
    feedback.confirms[0]?.answer(false);
    expect(await leaving).toBe(false);
  });

  it('permanently forgets what was written', async () => {
    const { store, feedback, fill, reopened } = await open();
    fill();
    const leaving = store.mayLeave();
    feedback.confirms[0]?.answer(true);
    expect(await leaving).toBe(true);
    expect(reopened()).toMatchObject({ kind: null, content: '' });
  });

  it("by the phone's own back key loses no words: they are there the next time", async () => {
    const { fill, reopened, toasts } = await open();
    fill();
    expect(reopened()).toMatchObject({ kind: FeedbackKind.course, content: CONTENT });
    expect(toasts).toEqual(['已恢复上次未提交的内容']);
  });

  it('shows nothing of it to another parent on the same phone, and nothing once it was sent', async () => {
    const { app, store, fill, reopened } = await open();
    fill();
    app.session.setUser({ ...TEST_USER, userId: 43 });
    expect(reopened().content).toBe('');
    app.session.setUser(TEST_USER);
    await store.submit();
    expect(reopened().content).toBe('');
  });
});

test('a feedback goes without a number where the host has no randomness', async () => {
  const { store, fill, sent, platform } = await open();
  platform.randomBytes = () =>
    Promise.resolve({ ok: false, error: { kind: 'unsupported', ability: 'random' } });
  fill();
  await store.submit();
  expect(sent()).toEqual([{ kind: FeedbackKind.course, content: CONTENT, pictures: [] }]);
});

describe('a feedback', () => {
  it('about an order keeps its draft apart from others', async () => {
    const { app, files, store } = await open();
    store.setContent(CONTENT);
    const about = { orderNo: 'D7', topic: OrderTopic.refund };
    const request = new FeedbackStore({ ...app, files }, about);
    request.restore();
    expect([request.kind, request.isChanged]).toEqual([FeedbackKind.order, false]);
    request.setContent('我想申请退款。退款原因：孩子搬家了');
    const again = new FeedbackStore({ ...app, files }, about);
    again.restore();
    expect(again.content).toContain('孩子搬家了');
    const plain = new FeedbackStore({ ...app, files });
    plain.restore();
    expect(plain.content).toBe('');
  });
});
