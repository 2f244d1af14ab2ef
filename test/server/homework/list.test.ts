/** The homework list: order, tabs, ownership, counts. */
import { eq } from 'drizzle-orm';
import { Subject } from '../../../src/contract/courses/values';
import type { HomeworkCard } from '../../../src/contract/homework/homework.schema';
import { homework } from '../../../server/domains/homework/tables';
import { addDays, addMillis, HOUR } from '../../../server/core/time';
import {
  aHomework,
  correctRound,
  handInIdOf,
  rightAnswers,
  WITH_PHOTO,
  type HomeworkDetails,
} from '../../builders/homework';
import { trialLesson } from '../../builders/learning';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
});

const give = (title: string, details: HomeworkDetails = {}, subject: keyof typeof Subject = 'wandou') =>
  aHomework(backend.services, parent, subject, { title, ...details });
const ask = (more: Readonly<Record<string, unknown>> = {}, by: InsideParent = parent) =>
  by.visitor.ask('listHomework', { page: 1, limit: 50, tab: 'all', ...more });
const listed = async (more: Readonly<Record<string, unknown>> = {}, by: InsideParent = parent) =>
  as<readonly HomeworkCard[]>(await ask(more, by));
const titles = async (more: Readonly<Record<string, unknown>> = {}) =>
  (await listed(more)).map(({ title }) => title);
const undone = async (by: InsideParent = parent) => (await by.visitor.ask('workUndoneNum')).data.undoneNum;

/** One homework in each state; teacher-marked kinds, so that none is corrected automatically. */
async function giveEach(): Promise<void> {
  for (const state of ['done', 'handedIn', 'todo', 'corrected', 'handedBack', 'handedInAgain'] as const) {
    await give(state, { state, questions: WITH_PHOTO });
  }
}

describe('The list of homework', () => {
  it('has what is to be done by deadline, what is late first, and closed ones last', async () => {
    await give('excused', { isExcused: true, dueInDays: 1 });
    await give('corrected', { state: 'corrected' });
    await give('whenever', { dueInDays: null });
    await give('in three days', { dueInDays: 3 });
    await give('overdue', { dueInDays: -0.5 });
    await give('tomorrow', { dueInDays: 1 });
    await give('handed back', { state: 'handedBack', questions: WITH_PHOTO, dueInDays: 9 });
    const all = await titles();
    expect(all.slice(0, 5)).toEqual(['overdue', 'tomorrow', 'in three days', 'handed back', 'whenever']);
    expect(all.slice(5).toSorted()).toEqual(['corrected', 'excused']);
  });

  it('has no work under open that the child is excused from: as many as are undone', async () => {
    await give('to do');
    await give('excused', { isExcused: true });
    expect(await titles({ tab: 'open' })).toEqual(['to do']);
    expect(await undone()).toBe(1);
    expect((await titles({ tab: 'all' })).toSorted()).toEqual(['excused', 'to do']);
  });

  it('has the newest closed ones first', async () => {
    for (const title of ['first', 'second', 'third']) {
      backend.clock.pass(HOUR);
      await give(title, { state: 'handedIn', questions: WITH_PHOTO });
    }
    expect(await titles()).toEqual(['third', 'second', 'first']);
  });

  it.each([
    ['open', ['handedBack', 'todo']],
    ['waiting', ['handedIn', 'handedInAgain']],
    ['corrected', ['corrected', 'done']],
    ['all', ['corrected', 'done', 'handedBack', 'handedIn', 'handedInAgain', 'todo']],
  ])('under %s has the states of that tab', async (tab, states) => {
    await giveEach();
    const answer = await ask({ tab });
    expect(as<HomeworkCard[]>(answer).map(({ state }) => state)).toEqual(expect.arrayContaining(states));
    expect(answer.data).toHaveLength(states.length);
    expect(answer.count).toBe(states.length);
  });

  it('is of one subject where one is named', async () => {
    await give('thinking');
    await give('reading', {}, 'yuwen');
    expect(await titles({ subject: Subject.yuwen })).toEqual(['reading']);
    expect(await titles({ subject: Subject.weiqi })).toEqual([]);
  });

  it('is of one lesson where one is named, or of the newest that has begun', async () => {
    const lessonAt = (hours: number) =>
      trialLesson(backend.services, parent, addMillis(SEEDED_AT, hours * HOUR));
    const [before, newest, next] = [await lessonAt(-26), await lessonAt(-2), await lessonAt(22)];
    await give('of no lesson');
    await give('of the one before', { lessonId: before });
    await give('of the newest', { lessonId: newest });
    await give('of the next', { lessonId: next });
    expect(await titles({ ofNewestLesson: true })).toEqual(['of the newest']);
    expect(await titles({ liveId: before })).toEqual(['of the one before']);
    expect(await titles({ liveId: next, ofNewestLesson: true })).toEqual(['of the next']);
    const [card] = await listed({ liveId: before });
    expect(card).toMatchObject({ lessonTitle: '试听课', courseName: 'wandou课程', questionCount: 2 });
  });

  it('of the newest lesson is empty for a child without lessons', async () => {
    await give('of no lesson');
    expect(await titles({ ofNewestLesson: true })).toEqual([]);
  });

  it('comes in pages, each piece once, with the total', async () => {
    const all = Array.from({ length: 5 }, (_, index) => `piece ${index}`);
    for (const title of all) await give(title);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await ask({ page, limit: 2 }));
    expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ data }) => data)).toMatchObject([{ length: 2 }, { length: 2 }, { length: 1 }, []]);
    const found = pages.flatMap((page) => as<HomeworkCard[]>(page).map(({ title }) => title));
    expect(found.toSorted()).toEqual(all);
  });

  it('is the child’s own', async () => {
    await give('mine');
    const other = await buildParent(backend, anOfficialParent());
    expect((await ask({}, other)).count).toBe(0);
    expect(await listed({}, other)).toEqual([]);
    expect(await undone(other)).toBe(0);
  });
});

describe('Homework is late', () => {
  const isLate = async () => (await listed()).map((card) => card.isLate);

  it('when its time is over and it is still to do, and no longer when it is excused', async () => {
    const homeworkId = await give('today', { dueInDays: 1 });
    expect(await isLate()).toEqual([false]);
    backend.clock.set(addDays(SEEDED_AT, 2));
    expect(await isLate()).toEqual([true]);
    await backend.services.db.update(homework).set({ isExcused: true }).where(eq(homework.id, homeworkId));
    expect(await listed()).toMatchObject([{ isLate: false, isExcused: true }]);
  });

  it('by its first hand-in: to correct what was handed back takes the time that it takes', async () => {
    await give('back', { state: 'handedBack', questions: WITH_PHOTO, dueInDays: 1 });
    backend.clock.set(addDays(SEEDED_AT, 5));
    expect(await isLate()).toEqual([false]);
  });

  it('never without an end', async () => {
    await give('whenever', { dueInDays: null });
    backend.clock.set(addDays(SEEDED_AT, 9));
    expect(await listed()).toMatchObject([{ isLate: false, dueAt: '' }]);
  });
});

describe('Unfinished homework', () => {
  it('is what may be answered and is not excused', async () => {
    await giveEach();
    await give('excused', { isExcused: true });
    expect(await undone()).toBe(2);
  });

  it('follows at once: given, handed in, handed back, excused', async () => {
    expect(await undone()).toBe(0);
    const homeworkId = await give('one', { questions: WITH_PHOTO, optional: ['test-photo'] });
    expect(await undone()).toBe(1);
    const answers = (await rightAnswers(backend.services, parent, homeworkId)).slice(0, 1);
    const request = { homeworkId, handInId: handInIdOf(1), round: 1, answers };
    expect((await parent.visitor.ask('handInHomework', request)).data).toMatchObject({ isNew: true });
    expect(await undone()).toBe(0);
    await correctRound(backend.services, homeworkId, { isHandedBack: true });
    expect(await undone()).toBe(1);
    await backend.services.db.update(homework).set({ isExcused: true }).where(eq(homework.id, homeworkId));
    expect(await undone()).toBe(0);
  });
});
