/** A parent writes to customer service, support answers, the parent reads it. */
import { FeedbackKind } from '../../../src/contract/help/values';
import { STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { anUpload } from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { sample } from '../support/forms';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let support: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  support = await aColleague(backend, StaffRole.support);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '小雨' }));
});

const write = (content: string, pictures: readonly string[] = []) =>
  parent.visitor.ask('submitFeedback', { kind: FeedbackKind.teacher, content, pictures: [...pictures] });
const waiting = async () => (await support.ask('listFeedback', { page: 1, limit: 100 })).data;
const ofParent = async () => (await waiting()).filter(({ userId }) => userId === parent.userId);

describe('Feedback', () => {
  it('waits until support answers, and the parent reads the answer in the inbox', async () => {
    await write('老师讲得太快了，孩子跟不上');
    const [card] = await ofParent();
    expect(card).toMatchObject({
      childName: '小雨',
      kind: FeedbackKind.teacher,
      orderNo: '',
      answeredAt: '',
    });
    const feedbackId = card?.feedbackId ?? 0;
    const { data } = await support.ask('getFeedback', { feedbackId });
    expect(data).toMatchObject({ content: '老师讲得太快了，孩子跟不上', answer: '' });
    expect((await support.ask('answerFeedback', { feedbackId, answer: ' 已经和老师说了。 ' })).status).toBe(
      200,
    );
    expect(await ofParent()).toEqual([]);
    const { data: messages } = await parent.visitor.ask('getMessages', { page: 1, limit: 1 });
    expect(messages).toMatchObject([{ title: '客服回复了您', summary: '已经和老师说了。' }]);
    const answered = await support.ask('listFeedback', { page: 1, limit: 1, isAnswered: true });
    expect(answered.data).toMatchObject([{ feedbackId }]);
  });

  it('is answered once: a second of the staff is refused', async () => {
    await write('为什么这周没有上课呢？请回复');
    const feedbackId = (await ofParent())[0]?.feedbackId ?? 0;
    await support.ask('answerFeedback', { feedbackId, answer: '本周放假。' });
    const second = await support.ask('answerFeedback', { feedbackId, answer: '放假了。' });
    expect([second.status, second.code]).toEqual([409, STAFF_CODE.answered]);
    expect((await support.ask('getFeedback', { feedbackId })).data.answer).toBe('本周放假。');
  });

  it('shows its pictures to the session that was given their addresses', async () => {
    const { key } = await anUpload(backend.services, parent);
    await backend.services.providers.storage.put(key, { body: sample.jpeg(), contentType: 'image/jpeg' });
    await write('练习册印错了一页，请看照片', [`http://localhost:80/files/${key}`]);
    const feedbackId = (await ofParent())[0]?.feedbackId ?? 0;
    const { data } = await support.ask('getFeedback', { feedbackId });
    const url = data.pictures[0]?.url ?? '';
    expect((await backend.app.inject({ url })).statusCode).toBe(200);
    await support.ask('logout', {});
    expect((await backend.app.inject({ url })).statusCode).toBe(404);
  });

  it('is support’s alone; the audit has who looked and who answered, and no words', async () => {
    await write('想换一个上课的时间，可以吗');
    const feedbackId = (await ofParent())[0]?.feedbackId ?? 0;
    const editor = await aColleague(backend, StaffRole.editor);
    expect((await editor.ask('getFeedback', { feedbackId })).status).toBe(403);
    expect((await support.ask('answerFeedback', { feedbackId, answer: '  ' })).field).toBe('answer');
    expect((await support.ask('answerFeedback', { feedbackId: 99_999_999, answer: '好的' })).status).toBe(
      404,
    );
    await support.ask('getFeedback', { feedbackId });
    await support.ask('answerFeedback', { feedbackId, answer: '可以，已经改好。' });
    const chief = await aColleague(backend, StaffRole.administrator);
    const { data } = await chief.ask('listAudit', { page: 1, limit: 20, userId: parent.userId });
    expect(data.map(({ action, detail }) => [action, detail])).toEqual([
      ['answerFeedback', { feedbackId }],
      ['getFeedback', { feedbackId }],
    ]);
  });
});
