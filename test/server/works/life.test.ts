import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { WORK_CODE, WORK_MOST_OPEN, WORKS_PER_DAY, WorkState } from '../../../src/contract/works/values';
import { uploads } from '../../../server/domains/files/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { WORK_MESSAGES } from '../../../server/domains/works/messages';
import { works } from '../../../server/domains/works/tables';
import { addDays } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { aDraft, aPhoto, aTopic, aWork, judge, workOf } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
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
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '李小雨' }));
  other = await buildParent(backend, anOfficialParent());
});

const testContext = () => backend.services;
const db = () => backend.services.db;
const ask: Visitor['ask'] = (name, request) => parent.visitor.ask(name, request);
const mine = () => db().select().from(works).where(eq(works.userId, parent.userId));
const inbox = async () => db().select().from(inboxMessages).where(eq(inboxMessages.userId, parent.userId));
const submit = (id: number) => ask('submitWork', { id, hasConsented: true });

describe('A work', () => {
  it('is a draft of its parent alone until it was reviewed', async () => {
    for (const state of [WorkState.draft, WorkState.waiting, WorkState.refused] as const) {
      const id = await aWork(testContext(), parent, state);
      expect((await ask('getWork', { id })).data).toMatchObject({ id, state, isMine: true });
      for (const visitor of [other.visitor, new Visitor(backend)])
        expect((await visitor.ask('getWork', { id })).code).toBe(BACKEND_CODE.notFound);
      const likes = await other.visitor.ask('likeWork', { id, isLiked: true });
      expect(likes.code).toBe(BACKEND_CODE.notFound);
    }
  });

  it('is seen by everybody once it is shown, with no name but a shortened one', async () => {
    const id = await aWork(testContext(), parent, 'shown');
    const { data } = await new Visitor(backend).ask('getWork', { id });
    expect(data).toMatchObject({ state: 'shown', childName: '雨雨', isMine: false, files: [], nickname: '' });
    expect(JSON.stringify(data)).not.toContain('李小雨');
    const { data: named } = await ask('getWork', {
      id: await aWork(testContext(), parent, 'shown', { nickname: '小画家' }),
    });
    expect(named).toMatchObject({ childName: '小画家', nickname: '小画家' });
  });

  it('is one, however often its first saving is sent', async () => {
    const draft = await aDraft(testContext(), parent);
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('saveWork', draft)));
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1);
    expect(await mine()).toHaveLength(1);
  });

  it('is sent once, however often that is asked', async () => {
    const id = await aWork(testContext(), parent, 'draft');
    const all = await Promise.all(Array.from({ length: 20 }, () => submit(id)));
    expect(all.map(({ data }) => data)).toEqual(all.map(() => ({ state: 'waiting' })));
    expect(await workOf(testContext(), parent.userId, id)).toMatchObject({ round: 1 });
  });

  it('is refused with a reason, changed, and sent again', async () => {
    const id = await aWork(testContext(), parent, 'refused');
    expect((await ask('getWork', { id })).data).toMatchObject({ reason: '画面里有地址' });
    const [notice] = await inbox();
    expect(notice).toMatchObject({ title: '作品未通过审核：《我的小画》' });
    expect(notice?.target?.url).toBe(`/babyShowEdtail?id=${id}`);
    await ask('saveWork', await aDraft(testContext(), parent, { id, title: '新的小画' }));
    await submit(id);
    await judge(testContext(), id, true);
    expect((await ask('getWork', { id })).data).toMatchObject({
      title: '新的小画',
      state: 'shown',
      reason: '',
    });
    expect((await inbox()).map(({ title }) => title)).toContain('作品已展示：《新的小画》');
  });

  it.each(['waiting', 'shown'] as const)('is not written on while it is %s', async (state) => {
    const id = await aWork(testContext(), parent, state);
    const { code } = await ask('saveWork', await aDraft(testContext(), parent, { id, title: '别的标题' }));
    expect(code).toBe(WORK_CODE.state);
    expect(await workOf(testContext(), parent.userId, id)).toMatchObject({ title: '我的小画', state });
  });

  it('is no other parent’s to save, send or take back', async () => {
    const id = await aWork(testContext(), parent, 'draft');
    const theirs = other.visitor;
    expect((await theirs.ask('saveWork', await aDraft(testContext(), other, { id }))).code).toBe(
      BACKEND_CODE.notFound,
    );
    expect((await theirs.ask('submitWork', { id, hasConsented: true })).code).toBe(BACKEND_CODE.notFound);
    expect((await theirs.ask('takeBackWork', { id })).code).toBe(BACKEND_CODE.notFound);
    expect(await workOf(testContext(), parent.userId, id)).toMatchObject({ state: 'draft' });
  });
});

describe('A draft', () => {
  it('may be unfinished, and says what is missing when it is sent', async () => {
    const waiting = { id: 'f1', url: '', name: 'a.jpg', bytes: 7, seconds: 0 };
    const whole = await aPhoto(testContext(), parent);
    const film = await aPhoto(testContext(), parent, 'mp4');
    const refusals = [
      [{ title: '' }, 'title'],
      [{ title: '画' }, 'title'],
      [{ files: [] }, 'files'],
      [{ files: [whole, waiting] }, 'files'],
      [{ isFilm: true, files: [film], coverFile: null }, 'coverFile'],
    ] as const;
    for (const [more, field] of refusals) {
      const draft = await aDraft(testContext(), parent, {
        ...more,
        files: 'files' in more ? [...more.files] : [whole],
      });
      const { data } = await ask('saveWork', draft);
      const answer = await submit(Number(data.id));
      expect([answer.code, answer.body.field]).toEqual([BACKEND_CODE.badInput, field]);
    }
    const id = await aWork(testContext(), parent, 'draft');
    const { body } = await ask('submitWork', { id, hasConsented: false });
    expect(body.field).toBe('hasConsented');
  });

  it('waits for files that have not arrived at the storage', async () => {
    const draft = await aDraft(testContext(), parent);
    await db().update(uploads).set({ size: 0 }).where(eq(uploads.userId, parent.userId));
    const { data } = await ask('saveWork', draft);
    expect((await submit(Number(data.id))).message).toBe(WORK_MESSAGES.notArrived);
  });

  it('takes no file of another parent, no address of elsewhere, and no film among photos', async () => {
    const theirs = await aPhoto(testContext(), other);
    const elsewhere = { ...theirs, url: 'https://elsewhere.example/a.jpg' };
    const film = await aPhoto(testContext(), parent, 'mp4');
    for (const file of [theirs, elsewhere, film]) {
      const { code, body } = await ask('saveWork', await aDraft(testContext(), parent, { files: [file] }));
      expect([code, body.field]).toEqual([BACKEND_CODE.badInput, 'files']);
    }
    expect(await mine()).toEqual([]);
  });

  it('takes no nickname that says the child’s full name or a number', async () => {
    for (const nickname of ['我是李小雨', '13800001111']) {
      const { body } = await ask('saveWork', await aDraft(testContext(), parent, { nickname }));
      expect(body.field).toBe('nickname');
    }
  });

  it('takes no topic of another kind, and is not sent to one that is over', async () => {
    const elsewhere = await aTopic(testContext(), { kind: 'littleTeacher' });
    const { body } = await ask('saveWork', await aDraft(testContext(), parent, { topicId: elsewhere }));
    expect(body.field).toBe('topicId');
    const topicId = await aTopic(testContext(), { endsAt: addDays(SEEDED_AT, 1) });
    const id = await aWork(testContext(), parent, 'draft', { topicId });
    backend.clock.set(addDays(SEEDED_AT, 2));
    expect((await submit(id)).code).toBe(WORK_CODE.topicClosed);
  });

  it(`is one of at most ${WORK_MOST_OPEN} that are open`, async () => {
    for (let number = 0; number < WORK_MOST_OPEN - 1; number += 1)
      await aWork(testContext(), parent, 'draft');
    const drafts = await Promise.all([1, 2, 3].map(() => aDraft(testContext(), parent)));
    const codes = await Promise.all(drafts.map(async (draft) => (await ask('saveWork', draft)).code));
    expect(codes.filter((code) => code === WORK_CODE.tooMany)).toHaveLength(2);
  });

  it(`is sent with at most ${WORKS_PER_DAY} of a day`, async () => {
    for (let number = 0; number < WORKS_PER_DAY; number += 1) await aWork(testContext(), parent, 'waiting');
    const id = await aWork(testContext(), parent, 'draft');
    expect((await submit(id)).code).toBe(WORK_CODE.tooMany);
    expect(await workOf(testContext(), parent.userId, id)).toMatchObject({ state: 'draft' });
    backend.clock.set(new Date('2026-11-21T23:59:59+08:00'));
    expect((await submit(id)).code).toBe(WORK_CODE.tooMany);
    backend.clock.set(new Date('2026-11-22T00:00:00+08:00'));
    expect((await submit(id)).data).toEqual({ state: 'waiting' });
  });
});
