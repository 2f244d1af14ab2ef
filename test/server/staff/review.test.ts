/** A work, a comment and reports are judged by the operator's calls; the parents see what came of it. */
import { StaffRole } from '../../../src/contract/staff/values';
import { anOfficialParent } from '../../builders/parent';
import { aPhoto, aWork, submissionOf } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { sample } from '../support/forms';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let reviewer: Colleague;
let parent: InsideParent;
let other: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  reviewer = await aColleague(backend, StaffRole.reviewer);
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
  other = await buildParent(backend, anOfficialParent());
});

const all = { page: 1, limit: 100 };
const waiting = async () => (await reviewer.ask('listWaitingWorks', all)).data.map(({ id }) => id);
const reported = async () => (await reviewer.ask('listReportedWorks', all)).data;
const seenByOther = async (id: number) => (await other.visitor.ask('getWork', { id })).code === '00000000';
const workOf = async (id: number) => (await parent.visitor.ask('getWork', { id })).data;

describe('A work that waits', () => {
  it('is shown to everybody once it is approved', async () => {
    const photo = await aPhoto(backend.services, parent);
    const key = photo.url.slice(photo.url.indexOf('uploads/'));
    await backend.services.providers.storage.put(key, { body: sample.jpeg(), contentType: 'image/jpeg' });
    const id = await aWork(backend.services, parent, 'waiting', { files: [photo], title: '秋天的树' });
    expect(await waiting()).toContain(id);
    const { data } = await reviewer.ask('getReviewedWork', { id });
    expect(data).toMatchObject({ id, title: '秋天的树', state: 'waiting', round: 1, reports: 0 });
    expect((await backend.app.inject({ url: data.files[0]?.url ?? '' })).statusCode).toBe(200);
    expect(await seenByOther(id)).toBe(false);
    expect((await reviewer.ask('approveWork', { id, round: data.round })).status).toBe(200);
    expect(await seenByOther(id)).toBe(true);
    expect(await waiting()).not.toContain(id);
  });

  it('is refused with a reason that its parent reads, and not without', async () => {
    const id = await aWork(backend.services, parent, 'waiting');
    for (const reason of ['', ' 短 ', '长'.repeat(201)]) {
      const { field, status } = await reviewer.ask('refuseWork', { id, round: 1, reason });
      expect([status, field]).toEqual([400, 'reason']);
    }
    await reviewer.ask('refuseWork', { id, round: 1, reason: '画面里有门牌号' });
    expect(await workOf(id)).toMatchObject({ state: 'refused', reason: '画面里有门牌号' });
  });

  it('is not judged where it was sent anew or taken back meanwhile, nor shown as a draft', async () => {
    const id = await aWork(backend.services, parent, 'refused');
    await parent.visitor.ask('submitWork', { id, hasConsented: true });
    expect((await reviewer.ask('approveWork', { id, round: 1 })).status).toBe(409);
    await parent.visitor.ask('takeBackWork', { id });
    expect((await reviewer.ask('approveWork', { id, round: 2 })).status).toBe(404);
    const draft = await aWork(backend.services, parent, 'draft');
    expect((await reviewer.ask('getReviewedWork', { id: draft })).status).toBe(404);
  });
});

describe('Reports of a work', () => {
  it('put it into a queue of their own, most reported first, also where they have hidden it', async () => {
    const [once, hidden] = [
      await aWork(backend.services, parent, 'shown'),
      await aWork(backend.services, parent, 'shown'),
    ];
    await other.visitor.ask('reportWork', { id: once, reason: 1, words: '有门牌号' });
    for (let at = 0; at < 3; at += 1) {
      const { visitor } = await buildParent(backend, anOfficialParent());
      await visitor.ask('reportWork', { id: hidden, reason: 2, words: '' });
    }
    expect(await reported()).toMatchObject([
      { id: hidden, state: 'waiting', reports: 3 },
      { id: once, state: 'shown', reports: 1 },
    ]);
    expect(await waiting()).not.toContain(hidden);
    const { data } = await reviewer.ask('getReviewedWork', { id: once });
    expect(data.reported).toMatchObject([{ reason: 1, words: '有门牌号' }]);
    const { round } = (await reviewer.ask('getReviewedWork', { id: hidden })).data;
    await reviewer.ask('dismissReports', { id: hidden, round });
    expect(await seenByOther(hidden)).toBe(true);
    await reviewer.ask('upholdReports', { id: once, round: data.round, reason: '画面里有门牌号' });
    expect(await workOf(once)).toMatchObject({ state: 'refused', reason: '画面里有门牌号' });
    expect(await reported()).toEqual([]);
    expect((await reviewer.ask('dismissReports', { id: once, round: data.round })).status).toBe(409);
  });
});

it('A comment is read by everybody once it is approved, and by its author alone when refused', async () => {
  const id = await aWork(backend.services, parent, 'shown', { title: '小小建筑师' });
  for (const [number, text] of [
    [1, '真好看'],
    [2, '加我微信'],
  ] as const)
    await other.visitor.ask('addWorkComment', { id, submissionId: submissionOf(number), text });
  const { count, data } = await reviewer.ask('listWaitingComments', all);
  expect(count).toBe(2);
  expect(data).toMatchObject([{ text: '真好看', workId: id, workTitle: '小小建筑师' }, { text: '加我微信' }]);
  await reviewer.ask('approveComment', { id: data[0]?.id ?? 0 });
  await reviewer.ask('refuseComment', { id: data[1]?.id ?? 0 });
  const seen = await parent.visitor.ask('listWorkComments', { id, page: 1, limit: 10 });
  expect([seen.count, JSON.stringify(seen.data).includes('加我微信')]).toEqual([1, false]);
  expect((await reviewer.ask('approveComment', { id: data[1]?.id ?? 0 })).status).toBe(409);
  const chief = await aColleague(backend, StaffRole.administrator);
  const rows = (await chief.ask('listAudit', { ...all, userId: other.userId })).data;
  expect(rows.map(({ action }) => action)).toEqual(['refuseComment', 'approveComment']);
});
