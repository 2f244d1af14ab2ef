import { helpCalls } from '@/contract/help/calls';
import { SURVEY_MAX_WORDS, SurveyReason } from '@/contract/help/values';
import { bandOf, NpsStore } from '@/pages/help/nps/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

async function open(api = new FakeApi().on(helpCalls.submitQuestionnaire, null)) {
  api.on(helpCalls.isPushQuestionnaire, true);
  const fake = await fakeApp({ api, user: TEST_USER });
  const store = new NpsStore(fake.app);
  await store.load();
  return { ...fake, store, sent: () => api.requests(helpCalls.submitQuestionnaire) };
}

describe('the survey', () => {
  test.each([
    [0, 'detractor'],
    [6, 'detractor'],
    [7, 'passive'],
    [8, 'passive'],
    [9, 'promoter'],
    [10, 'promoter'],
  ])('asks who scored %s as a %s', (score, band) => expect(bandOf(score)).toBe(band));

  test('asks whether it is due for this parent', async () => {
    const { store, api } = await open();
    expect(api.requests(helpCalls.isPushQuestionnaire)).toEqual([{ userId: TEST_USER.userId }]);
    expect(store.due.value).toBe(true);
  });

  test.each([null, false, 0, ''])('is not due when the server answers %s', async (answer) => {
    const { store, api } = await open();
    api.on(helpCalls.isPushQuestionnaire, answer as never);
    await store.load();
    expect(store.due.value).toBe(false);
  });

  test('wants a score; 0 is one', async () => {
    const { store, sent } = await open();
    await store.submit();
    expect(store.form.complaints.score).toBe('请先选择一个分数');
    store.form.set('score', 0);
    expect(store.form.complaints.score).toBeUndefined();
    await store.submit();
    expect(sent()).toEqual([expect.objectContaining({ score: 0, reasons: [], content: '' })]);
  });

  test('takes reasons on and off', async () => {
    const { store } = await open();
    store.toggle(SurveyReason.teacher);
    store.toggle(SurveyReason.app);
    store.toggle(SurveyReason.teacher);
    expect(store.form.values.reasons).toEqual([SurveyReason.app]);
  });

  test('says how much is too much, an emoji being one character', async () => {
    const { store, sent } = await open();
    store.form.change({ score: 8, content: '😀'.repeat(SURVEY_MAX_WORDS + 2) });
    await store.submit();
    expect(store.form.complaints.content).toBe('超出2个字，请精简后再提交');
    expect(sent()).toEqual([]);
  });

  test('has one number however often it is sent', async () => {
    const api = new FakeApi().onFailure(helpCalls.submitQuestionnaire, { kind: 'network' });
    const { store, sent } = await open(api);
    store.form.set('score', 9);
    await store.submit();
    expect(store.form.failure).toContain('您填写的内容都还在');
    await store.submit();
    const numbers = sent().map(({ requestId }) => requestId);
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers).size).toBe(1);
  });

  test('is done when another device has answered meanwhile', async () => {
    const api = new FakeApi().onRefusal(helpCalls.submitQuestionnaire, '10000005', '已提交');
    const { store } = await open(api);
    store.form.set('score', 9);
    await store.submit();
    expect(store.isAnswered).toBe(true);
  });
});
