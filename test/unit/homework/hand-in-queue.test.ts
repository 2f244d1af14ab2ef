import { homeworkCalls } from '@/contract/homework/calls';
import { HOMEWORK_CODE } from '@/contract/homework/values';
import type { AppError } from '@/contract/errors';
import type { Answer, Answered } from '@/contract/questions/question.schema';
import { HomeworkChanges } from '@/features/homework/changes';
import { keptDrafts } from '@/features/homework/drafts/read-draft';
import { HandInQueue } from '@/features/homework/queue/hand-in-queue';
import type { KeyValueStore } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';
import { FakeUploads } from '../../support/fakes/fake-uploads';
import { aCard } from '../../support/fakes/homework';

const { handInHomework } = homeworkCalls;
const OFFLINE: AppError = { kind: 'network' };
const answers: Answered[] = [{ questionId: 1, answer: { kind: 'single', choice: 'a' } }];
const photo = (id: string, url = ''): Answer => ({
  kind: 'photo',
  pictures: [{ id, url, name: 'a.jpg', bytes: 1, seconds: 0 }],
});
const HAND_IN = { homeworkId: 7, title: '图形的规律', round: 1, answers };

interface Opened extends FakeApp {
  readonly queue: HandInQueue;
  readonly uploads: FakeUploads;
  readonly updated: number[];
  settle(): Promise<void>;
  pass(ms: number): Promise<void>;
}

interface How {
  readonly storage?: KeyValueStore;
  readonly userId?: number;
  readonly isOnline?: boolean;
}

/** The state after an app start on a device with this storage. */
async function opened({ storage, userId = 42, isOnline = true }: How = {}): Promise<Opened> {
  const api = new FakeApi();
  const platform = storage ? { storage } : {};
  const fake = await fakeApp({ user: { ...TEST_USER, userId }, api, platform });
  const uploads = new FakeUploads();
  const changes = new HomeworkChanges();
  const updated: number[] = [];
  changes.on((id) => void updated.push(id));
  const queue = new HandInQueue(fake.app, uploads, changes);
  if (isOnline) api.on(handInHomework, ({ round }) => ({ homework: aCard({ round }), isNew: true }));
  else api.onFailure(handInHomework, OFFLINE);
  queue.run();
  const settle = async (): Promise<void> => {
    for (let attempt = 0; attempt < 20; attempt += 1) await Promise.resolve();
  };
  await settle();
  const pass = async (ms: number): Promise<void> => {
    fake.time.advance(ms);
    await settle();
  };
  return { ...fake, queue, uploads, updated, settle, pass };
}

const online = ({ api, platform }: Opened): void => {
  api.on(handInHomework, ({ round }) => ({ homework: aCard({ round }), isNew: true }));
  platform.setOnline(true);
};
const sent = ({ api }: Opened) => api.requests(handInHomework);

describe('a hand-in', () => {
  test('goes at once, and the pages that show it are updated', async () => {
    const page = await opened();
    await page.queue.add(HAND_IN);
    await page.settle();
    expect(sent(page)).toEqual([expect.objectContaining({ homeworkId: 7, round: 1, answers })]);
    expect(sent(page)[0]?.handInId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect([page.queue.waiting, page.updated, page.queue.done.has(7), page.toasts]).toEqual([
      [],
      [7],
      true,
      [],
    ]);
  });

  test('that is tapped twice is one', async () => {
    const page = await opened();
    await Promise.all([page.queue.add(HAND_IN), page.queue.add(HAND_IN)]);
    await page.settle();
    expect(sent(page)).toHaveLength(1);
  });

  test('takes the draft of this device along', async () => {
    const page = await opened();
    const drafts = keptDrafts(page.app.storage);
    drafts.set(42, '7.1', { version: 1, base: [], answers, changedAt: 1 });
    await page.queue.add(HAND_IN);
    await page.settle();
    expect(drafts.get(42, '7.1')).toBeUndefined();
  });

  test('waits for its files, and goes with their addresses', async () => {
    const page = await opened();
    page.uploads.has('one');
    await page.queue.add({ ...HAND_IN, answers: [{ questionId: 1, answer: photo('one') }] });
    await page.settle();
    expect([sent(page).length, page.queue.stateOf(7)]).toEqual([0, 'files']);
    page.uploads.arrive('one');
    await page.settle();
    expect(sent(page)[0]?.answers).toEqual([
      { questionId: 1, answer: photo('one', 'https://files.example/one') },
    ]);
  });

  test('whose file is refused returns to its page, which can say which question', async () => {
    const page = await opened();
    page.uploads.has('one');
    await page.queue.add({ ...HAND_IN, answers: [{ questionId: 3, answer: photo('one') }] });
    page.uploads.refuse('one');
    await page.settle();
    expect([sent(page).length, page.queue.refusalOf(7)]).toEqual([
      0,
      { code: '', words: '有文件上传失败，请重新上传后再提交', questionIds: [3] },
    ]);
  });
});

describe('without a network', () => {
  test('it waits, longer each time, and says when it went', async () => {
    const page = await opened({ isOnline: false });
    await page.queue.add(HAND_IN);
    await page.settle();
    expect(page.queue.stateOf(7)).toBe('network');
    for (const pause of [2000, 4000, 8000]) await page.pass(pause);
    expect(sent(page)).toHaveLength(4);
    await page.pass(15_999);
    expect(sent(page)).toHaveLength(4);
    online(page);
    await page.settle();
    expect(page.queue.stateOf(7)).toBeUndefined();
    expect(page.toasts).toEqual(['“图形的规律”已自动提交']);
  });

  test('it survives a restart and goes with the number that it was given', async () => {
    const before = await opened({ isOnline: false });
    await before.queue.add(HAND_IN);
    await before.settle();
    const after = await opened({ storage: before.platform.storage });
    expect(sent(after)).toEqual([sent(before)[0]]);
    expect([after.queue.waiting, after.toasts]).toEqual([[], ['“图形的规律”已自动提交']]);
    const last = await opened({ storage: before.platform.storage });
    expect(sent(last)).toEqual([]);
  });

  test('an unsteady network hands it in once, whatever was lost', async () => {
    const page = await opened({ isOnline: false });
    await page.queue.add(HAND_IN);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      page.platform.setOnline(attempt % 2 === 0);
      await page.pass((attempt * 977) % 5000);
    }
    online(page);
    await page.settle();
    await page.pass(600_000);
    const numbers = sent(page).map(({ handInId }) => handInId);
    expect(new Set(numbers).size).toBe(1);
    expect([page.queue.waiting, page.updated]).toEqual([[], [7]]);
    expect(page.time.pending).toBe(0);
  });

  test.each<[string, AppError]>([
    ['no answer', { kind: 'timeout' }],
    ['a server that is ill', { kind: 'http', status: 503 }],
    ['a server that is busy', { kind: 'business', code: '10000006', message: '' }],
    ['an HTML page instead of an answer', { kind: 'decode', reason: 'html' }],
  ])('it waits with %s as well', async (_name, error) => {
    const page = await opened();
    page.api.onFailure(handInHomework, error);
    await page.queue.add(HAND_IN);
    await page.settle();
    expect([page.queue.stateOf(7), page.queue.refusalOf(7)]).toEqual(['network', undefined]);
  });
});

describe('a final refusal of the server', () => {
  const INCOMPLETE: AppError = {
    kind: 'business',
    code: HOMEWORK_CODE.incomplete,
    message: '还有1题没有作答',
    data: { questionIds: [2] },
  };

  test('comes back to its page with the words of the server, and nothing is lost', async () => {
    const page = await opened();
    const drafts = keptDrafts(page.app.storage);
    drafts.set(42, '7.1', { version: 1, base: [], answers, changedAt: 1 });
    page.api.onFailure(handInHomework, INCOMPLETE);
    await page.queue.add(HAND_IN);
    await page.settle();
    await page.pass(600_000);
    expect(sent(page)).toHaveLength(1);
    expect(page.queue.refusalOf(7)).toEqual({
      code: HOMEWORK_CODE.incomplete,
      words: '还有1题没有作答',
      questionIds: [2],
    });
    expect([page.queue.waiting, drafts.get(42, '7.1')?.answers]).toEqual([[], answers]);
  });

  test('is still reported after a restart, until its page has shown it', async () => {
    const before = await opened();
    before.api.onFailure(handInHomework, INCOMPLETE);
    await before.queue.add(HAND_IN);
    await before.settle();
    const after = await opened({ storage: before.platform.storage });
    expect([sent(after), after.queue.refusalOf(7)?.questionIds]).toEqual([[], [2]]);
    after.queue.noted(7);
    expect(after.queue.refusalOf(7)).toBeUndefined();
  });

  test('is handed in again with another number', async () => {
    const page = await opened();
    page.api.onFailure(handInHomework, { ...INCOMPLETE, data: 'x' });
    await page.queue.add(HAND_IN);
    await page.settle();
    expect(page.queue.refusalOf(7)?.questionIds).toEqual([]);
    await page.queue.add(HAND_IN);
    await page.settle();
    expect(sent(page)).toHaveLength(2);
  });
});

describe('another parent on this device', () => {
  test('sends and sees nothing of it; its own parent resumes it', async () => {
    const page = await opened({ isOnline: false });
    await page.queue.add(HAND_IN);
    await page.settle();
    page.app.session.clear();
    page.app.session.setUser({ ...TEST_USER, userId: 43, token: 'token-2' });
    online(page);
    await page.pass(600_000);
    expect([sent(page).length, page.queue.waiting]).toEqual([1, []]);
    page.app.session.clear();
    page.app.session.setUser(TEST_USER);
    await page.settle();
    expect([sent(page).length, page.queue.waiting, page.updated]).toEqual([2, [], [7]]);
  });

  test('does not send what waited for a file when the parent changed', async () => {
    const page = await opened();
    page.uploads.has('one');
    await page.queue.add({ ...HAND_IN, answers: [{ questionId: 1, answer: photo('one') }] });
    page.app.session.clear();
    page.app.session.setUser({ ...TEST_USER, userId: 43, token: 'token-2' });
    page.uploads.arrive('one');
    await page.settle();
    expect(sent(page)).toEqual([]);
  });
});
