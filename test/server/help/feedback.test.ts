import { FEEDBACK_PER_HOUR, FeedbackKind } from '../../../src/contract/help/values';
import { feedbacks } from '../../../server/domains/help/feedback/tables';
import { OrderState } from '../../../src/contract/orders/values';
import { uploads } from '../../../server/domains/files/tables';
import { pictureUrl } from '../../../server/core/http/file-url';
import { HOUR } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { aParent } from '../../builders/parent';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

const CONTENT = '老师讲得很清楚，孩子很喜欢上课。';

let backend: Backend;
let parent: Visitor;
let userId: number;
let other: Visitor;
let otherId: number;
beforeAll(async () => {
  backend = await startBackend();
  ({ visitor: parent, userId } = await buildParent(backend, aParent()));
  ({ visitor: other, userId: otherId } = await buildParent(backend, aParent()));
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(feedbacks);
});

const kept = () => backend.services.db.select().from(feedbacks).orderBy(feedbacks.id);
const feedback = (more: Record<string, unknown> = {}) => ({
  kind: FeedbackKind.teacher,
  content: CONTENT,
  pictures: [],
  ...more,
});

/** URL of a picture uploaded by the user. */
async function uploaded(name: string, userId: number): Promise<string> {
  const key = `uploads/${name}.jpg`;
  const row = { key, userId, contentType: 'image/jpeg', size: 10, uploadedAt: backend.clock.now() };
  await backend.services.db.insert(uploads).values(row);
  return pictureUrl({ config: backend.config, headers: { host: 'localhost:80' } }, key);
}

describe('A feedback', () => {
  it('is kept with its kind, its words without the blanks around them, and its pictures', async () => {
    const picture = await uploaded('own', userId);
    const { code } = await parent.ask(
      'submitFeedback',
      feedback({ content: `  ${CONTENT}\n`, pictures: [picture] }),
    );
    expect(code).toBe('00000000');
    expect(await kept()).toEqual([
      expect.objectContaining({
        userId,
        kind: FeedbackKind.teacher,
        content: CONTENT,
        pictures: ['uploads/own.jpg'],
        requestId: null,
      }),
    ]);
  });

  it('is kept once, however often its attempt arrives', async () => {
    const attempt = feedback({ requestId: 'a'.repeat(32) });
    await parent.ask('submitFeedback', attempt);
    const answers = await Promise.all([1, 2, 3].map(() => parent.ask('submitFeedback', attempt)));
    expect(answers.map(({ code }) => code)).toEqual(['00000000', '00000000', '00000000']);
    expect(await kept()).toHaveLength(1);
    await parent.ask('submitFeedback', feedback({ requestId: 'b'.repeat(32) }));
    expect(await kept()).toHaveLength(2);
  });

  it("about an order is kept with its number, of the parent's own orders alone", async () => {
    const buyer = await buildParent(
      backend,
      aParent().withOrder({ state: OrderState.done, orderNo: 'D-own' }),
    );
    const { code } = await buyer.visitor.ask('submitFeedback', feedback({ orderNo: 'D-own' }));
    expect(code).toBe('00000000');
    expect(await kept()).toEqual([expect.objectContaining({ orderNo: 'D-own', answer: null })]);
    const refused = await other.ask('submitFeedback', feedback({ orderNo: 'D-own' }));
    expect(refused).toMatchObject({ code: '10000001' });
    expect(await kept()).toHaveLength(1);
  });

  it('of another parent may have the same number of an attempt', async () => {
    const attempt = feedback({ requestId: 'c'.repeat(32) });
    await parent.ask('submitFeedback', attempt);
    await other.ask('submitFeedback', attempt);
    expect((await kept()).map((row) => row.userId).sort()).toEqual([userId, otherId].sort());
  });

  it.each([
    ['is too short', { content: '很好' }, 'content'],
    ['is long enough by its blanks alone', { content: `很好${' '.repeat(20)}` }, 'content'],
    ['is too long', { content: '好'.repeat(501) }, 'content'],
    ['is too long by its emoji', { content: '👨‍👩‍👧'.repeat(501) }, 'content'],
    ['has a kind that does not exist', { kind: 9 }, 'kind'],
    ['has seven pictures', { pictures: Array<string>(7).fill('https://a.example/b.jpg') }, 'pictures'],
    ['has a picture that is no web address', { pictures: ['javascript:alert(1)'] }, 'pictures.0'],
    [
      'has a picture from elsewhere',
      { pictures: ['https://evil.example/files/uploads/own.jpg'] },
      'pictures',
    ],
    [
      'has a picture that was never uploaded',
      { pictures: ['http://localhost/files/uploads/x.jpg'] },
      'pictures',
    ],
    ['has a strange number of its attempt', { requestId: "'; DROP TABLE" }, 'requestId'],
  ])('that %s is refused, its field named', async (_what, more, field) => {
    expect(await parent.ask('submitFeedback', feedback(more))).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(await kept()).toEqual([]);
  });

  it('takes five hundred characters, emoji counted as one', async () => {
    expect((await parent.ask('submitFeedback', feedback({ content: '👨‍👩‍👧'.repeat(500) }))).code).toBe(
      '00000000',
    );
  });

  it("with another parent's picture is refused", async () => {
    const picture = await uploaded('foreign', otherId);
    expect(await parent.ask('submitFeedback', feedback({ pictures: [picture] }))).toMatchObject({
      status: 400,
      body: { field: 'pictures' },
    });
  });

  it('of a visitor without a session is refused', async () => {
    const visitor = new Visitor(backend);
    expect(await visitor.ask('submitFeedback', feedback())).toMatchObject({ status: 401, code: '1000010' });
  });

  it('comes ten times an hour and no more, of one parent', async () => {
    const { visitor: busy } = await buildParent(backend, aParent());
    for (let sent = 0; sent < FEEDBACK_PER_HOUR; sent += 1) {
      expect((await busy.ask('submitFeedback', feedback())).code).toBe('00000000');
    }
    expect(await busy.ask('submitFeedback', feedback())).toMatchObject({ status: 429, code: '10000006' });
    expect((await parent.ask('submitFeedback', feedback())).code).toBe('00000000');
    backend.clock.pass(HOUR);
    expect((await busy.ask('submitFeedback', feedback())).code).toBe('00000000');
  });
});
