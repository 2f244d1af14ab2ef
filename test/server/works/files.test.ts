import { eq } from 'drizzle-orm';
import { allCalls } from '../../../src/contract/registry';
import type { AnswerFile } from '../../../src/contract/questions/question.schema';
import { uploads } from '../../../server/domains/files/tables';
import { removeGivenUp } from '../../../server/domains/works/files/removals';
import { workFileRemovals } from '../../../server/domains/works/tables';
import { removeCancelledAccounts } from '../../../server/domains/account/cancellation/remove';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { sessions } from '../../../server/domains/account/tables';
import { addDays, HOUR } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { aDraft, aWork, judge } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { SEEDED_AT } from '../support/clock';
import { FORM_TYPE, formOf, sample } from '../support/forms';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parent: InsideParent;
let other: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
  other = await buildParent(backend, anOfficialParent());
});
afterEach(() => jest.restoreAllMocks());

const db = () => backend.services.db;
const storage = () => backend.services.providers.storage;

let files = 0;

/** Stores the file by an upload, as the app does. */
async function uploaded(): Promise<AnswerFile> {
  const { text } = await parent.visitor.raw({
    method: 'POST',
    url: allCalls.uploadFile.path,
    headers: { authorization: `Bearer ${parent.visitor.token ?? ''}`, 'content-type': FORM_TYPE },
    payload: formOf({ bytes: sample.jpeg() }),
  });
  const { data } = JSON.parse(text) as { data: { url: string } };
  files += 1;
  return { id: `f${files}`, url: data.url, name: 'a.jpg', bytes: 100, seconds: 0 };
}

const keyOf = ({ url }: AnswerFile) => url.slice(url.indexOf('uploads/'));
const load = (url: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(url);
  return backend.app.inject({ method: 'GET', url: `${pathname}${search}`, headers });
};
const statusOf = async (url: string) => (await load(url)).statusCode;
const submit = (id: number) => parent.visitor.ask('submitWork', { id, hasConsented: true });

async function shown(photos: number) {
  const taken: AnswerFile[] = [];
  for (let number = 0; number < photos; number += 1) taken.push(await uploaded());
  const id = await aWork(backend.services, parent, 'shown', { files: taken });
  return { id, taken };
}

const seenBy = async (visitor: Visitor, id: number) => {
  const { data } = await visitor.ask('getWork', { id });
  return data as unknown as { cover: string; pictures: string[] };
};

describe('Files of a work', () => {
  it('load for everyone who may see it, by addresses that end soon and never name the upload', async () => {
    const { id, taken } = await shown(2);
    const { cover, pictures } = await seenBy(new Visitor(backend), id);
    expect(pictures).toHaveLength(2);
    expect(cover).toBe(pictures[0]);
    for (const url of pictures) {
      const answer = await load(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(sample.jpeg())).toBe(true);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      for (const file of taken) expect(url).not.toContain(keyOf(file).slice('uploads/'.length, -4));
    }
    backend.clock.pass(2 * HOUR);
    expect(await statusOf(cover)).toBe(404);
  });

  it('do not load by an address that was changed, or made for another file', async () => {
    const { id } = await shown(2);
    const [first = '', second = ''] = (await seenBy(other.visitor, id)).pictures;
    const passOf = (url: string) => new URL(url).search;
    expect(await statusOf(first.replace(/\?.*/, ''))).toBe(404);
    expect(await statusOf(first.replace(/\?.*/, passOf(second)))).toBe(404);
    expect(await statusOf(first.replace('pass=all.', 'pass=s1.'))).toBe(404);
  });

  it('load before review with the session of the own parent alone, and end with it', async () => {
    const file = await uploaded();
    const id = await aWork(backend.services, parent, 'waiting', { files: [file] });
    const { cover } = await seenBy(parent.visitor, id);
    expect(await statusOf(cover)).toBe(200);
    expect(await statusOf(cover.replace(/pass=s\w+\./, 'pass=all.'))).toBe(404);
    await db()
      .update(sessions)
      .set({ revokedAt: backend.clock.now() })
      .where(eq(sessions.userId, parent.userId));
    expect(await statusOf(cover)).toBe(404);
  });

  it('are hidden at once with the work, and asked for each time', async () => {
    const { id } = await shown(1);
    const { cover } = await seenBy(other.visitor, id);
    const { etag } = (await load(cover)).headers;
    const again = { 'if-none-match': String(etag) };
    expect((await load(cover, again)).statusCode).toBe(304);
    await judge(backend.services, id, false);
    expect((await load(cover, again)).statusCode).toBe(404);
  });
});

describe('Taking a work back', () => {
  it('removes its files from the storage, and no address that was given before answers', async () => {
    const { id, taken } = await shown(3);
    const { pictures } = await seenBy(other.visitor, id);
    for (const file of taken) expect(await storage().get(keyOf(file))).not.toBeNull();
    expect((await parent.visitor.ask('takeBackWork', { id })).code).toBe('00000000');
    for (const file of taken) {
      expect(await storage().get(keyOf(file))).toBeNull();
      expect(await statusOf(file.url)).toBe(404);
    }
    for (const url of pictures) expect(await statusOf(url)).toBe(404);
    const left = await db().select().from(uploads).where(eq(uploads.userId, parent.userId));
    expect(left).toEqual([]);
  });

  it('is done once, however often it is asked, in every state', async () => {
    for (const state of ['draft', 'waiting', 'shown', 'refused'] as const) {
      const file = await uploaded();
      const id = await aWork(backend.services, parent, state, { files: [file] });
      const asked = Array.from({ length: 10 }, () => parent.visitor.ask('takeBackWork', { id }));
      expect((await Promise.all(asked)).map(({ code }) => code)).toEqual(asked.map(() => '00000000'));
      expect(await storage().get(keyOf(file))).toBeNull();
      expect((await parent.visitor.ask('getWork', { id })).code).toBe('10000002');
      expect((await submit(id)).code).toBe('10000002');
    }
  });

  it('is finished by a job where the storage fails', async () => {
    const { id, taken } = await shown(1);
    const [file] = taken;
    const { cover } = await seenBy(other.visitor, id);
    jest.spyOn(storage(), 'remove').mockRejectedValueOnce(new Error('storage'));
    expect((await parent.visitor.ask('takeBackWork', { id })).code).toBe('00000000');
    expect(await statusOf(cover)).toBe(404);
    expect(await storage().get(keyOf(file as AnswerFile))).not.toBeNull();
    await tidyUp(backend.services);
    expect(await storage().get(keyOf(file as AnswerFile))).toBeNull();
    expect(await db().select().from(workFileRemovals)).toEqual([]);
  });

  it('leaves a file that another work of this parent has', async () => {
    const file = await uploaded();
    const one = await aWork(backend.services, parent, 'shown', { files: [file] });
    const second = await aWork(backend.services, parent, 'shown', { files: [file] });
    await parent.visitor.ask('takeBackWork', { id: one });
    expect(await statusOf((await seenBy(other.visitor, second)).cover)).toBe(200);
    await parent.visitor.ask('takeBackWork', { id: second });
    expect(await storage().get(keyOf(file))).toBeNull();
  });

  it('leaves a file that a feedback refers to, too', async () => {
    const file = await uploaded();
    const id = await aWork(backend.services, parent, 'draft', { files: [file] });
    const feedback = { kind: 1, content: '这张照片在作品里打不开，请看看。', pictures: [file.url] };
    expect((await parent.visitor.ask('submitFeedback', feedback)).code).toBe('00000000');
    await parent.visitor.ask('takeBackWork', { id });
    expect(await storage().get(keyOf(file))).not.toBeNull();
  });
});

describe('A file that a draft leaves out', () => {
  it('goes a day later, unless it came back', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    const draft = await aDraft(backend.services, parent, { files: [first, second] });
    const { data } = await parent.visitor.ask('saveWork', draft);
    const save = (kept: readonly AnswerFile[]) =>
      parent.visitor.ask('saveWork', { ...draft, id: data.id, files: kept });
    await save([]);
    await save([first]);
    await removeGivenUp(backend.services);
    expect(await storage().get(keyOf(second))).not.toBeNull();
    backend.clock.set(addDays(SEEDED_AT, 1));
    await removeGivenUp(backend.services);
    expect(await storage().get(keyOf(second))).toBeNull();
    expect(await storage().get(keyOf(first))).not.toBeNull();
  });
});

describe('An account that goes', () => {
  it('takes its works and their files along, and its likes out of those of others', async () => {
    const { taken } = await shown(1);
    const theirs = await aWork(backend.services, other, 'shown');
    await parent.visitor.ask('likeWork', { id: theirs, isLiked: true });
    await parent.visitor.ask('collectWork', { id: theirs, isCollected: true });
    const now = backend.clock.now();
    const row = { accountId: parent.accountId, agreedAt: now, requestedAt: now, dueAt: now };
    await db().insert(cancellations).values(row);
    expect(await removeCancelledAccounts(backend.services)).toBe(1);
    expect(await storage().get(keyOf(taken[0] as AnswerFile))).toBeNull();
    const { data } = await other.visitor.ask('getWork', { id: theirs });
    expect(data).toMatchObject({ likes: 0, collected: 0 });
  });
});
