import { inArray, sql } from 'drizzle-orm';
import { StepUpStatus } from '../../../src/contract/stepup/values';
import { stepUpChanges, stepUps, stepUpSeats } from '../../../server/domains/stepup/tables';
import { aStepUpClass } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { testClock } from '../support/clock';
import type { InsideParent } from '../support/people';
import { classIds, join, list, seatsOf, steppingUp } from './support';

jest.setTimeout(120_000);

const SEATS = 20;
const PARENTS = 500;

let first: Backend;
let second: Backend;
beforeAll(async () => {
  const clock = testClock();
  const env = { LOG_LEVEL: 'silent' };
  first = await startBackend({ clock, env });
  second = await startBackend({ clock, env, database: first.database });
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});

/** Batch size: the race is under test, not simultaneous registrations. */
const MADE_AT_ONCE = 50;

async function parents(number: number): Promise<readonly InsideParent[]> {
  const all: InsideParent[] = [];
  while (all.length < number) {
    const some = Array.from({ length: Math.min(MADE_AT_ONCE, number - all.length) }, (_, index) =>
      steppingUp(index % 2 === 0 ? first : second),
    );
    all.push(...(await Promise.all(some)));
  }
  return all;
}

const countOf = (codes: readonly string[], wanted: string) => codes.filter((code) => code === wanted).length;

async function expectGivenOnce(classId: number, all: readonly InsideParent[], winners: readonly number[]) {
  const { db } = first.services;
  const owners = (await seatsOf(first, classId)).map(({ userId }) => userId);
  // No seat is lost or given twice, and none goes to a refused parent.
  expect([...owners].sort()).toEqual([...winners].sort());
  expect(new Set(owners).size).toBe(SEATS);
  const ids = all.map(({ userId }) => userId);
  const rows = await db.select().from(stepUps).where(inArray(stepUps.userId, ids));
  const done = rows.filter(({ status }) => status === StepUpStatus.complete).map(({ userId }) => userId);
  expect(done.sort()).toEqual([...winners].sort());
  expect(await db.$count(stepUpChanges, inArray(stepUpChanges.userId, ids))).toBe(SEATS);
  expect(await db.$count(stepUpSeats, sql`held_by is not null`)).toBe(0);
}

describe('Five hundred parents and twenty seats, through two instances', () => {
  it('give each seat once: twenty get one, all others a refusal', async () => {
    const classId = await aStepUpClass(first.services, { seats: SEATS });
    const all = await parents(PARENTS);
    const answers = await Promise.all(all.map((parent) => join(parent, classId)));
    const codes = answers.map(({ code }) => code);
    expect([countOf(codes, '200'), countOf(codes, '201')]).toEqual([SEATS, PARENTS - SEATS]);
    const winners = all.filter((_, index) => codes[index] === '200').map(({ userId }) => userId);
    await expectGivenOnce(classId, all, winners);
    // A retry after a lost response gets the same response.
    const again = await Promise.all(all.map((parent) => join(parent, classId)));
    expect(again.map(({ code }) => code)).toEqual(codes);
  });

  it('give a seat to each parent who holds it, though all others try', async () => {
    await first.services.db.delete(stepUpSeats);
    const classId = await aStepUpClass(first.services, { seats: SEATS });
    const all = await parents(100);
    const lists = await Promise.all(all.map((parent) => list(parent)));
    const holders = all.filter((_, index) => classIds(lists[index]?.data.recommend).includes(classId));
    expect(holders).toHaveLength(SEATS);
    const answers = await Promise.all(all.map((parent) => join(parent, classId)));
    const winners = all.filter((_, index) => answers[index]?.code === '200');
    expect(winners).toEqual(holders);
    await expectGivenOnce(
      classId,
      all,
      winners.map(({ userId }) => userId),
    );
  });
});
