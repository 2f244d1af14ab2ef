/** The release survives failures: no report is lost or made twice, and one that fails does not stop the others. */
import { count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ReportKind } from '../../../src/contract/growth/values';
import { reportKinds } from '../../../server/domains/growth/reports/kinds';
import { orderReports } from '../../../server/domains/growth/report-kinds/order';
import type { KindOfReport } from '../../../server/domains/growth/report-kinds/spec';
import { ATTEMPTS } from '../../../server/core/jobs/attempts';
import { releaseDue } from '../../../server/domains/growth/reports/work';
import { learningReports } from '../../../server/domains/learning/tables';
import { reportJobs } from '../../../server/domains/growth/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { addMillis, HOUR, MINUTE } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { administer, urlOf } from '../support/cluster';
import { buildParent } from '../support/people';
import { end, endAll, launch } from '../support/processes';
import { until } from '../support/waiting';

let backend: Backend;
let userId: number;
let other: number;
const complaints: Error[] = [];
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(async () => {
  await endAll();
  await backend.stop();
});
beforeEach(async () => {
  const { db } = backend.services;
  backend.clock.set(SEEDED_AT);
  complaints.length = 0;
  for (const table of [learningReports, reportJobs, inboxMessages]) await db.delete(table);
  userId = (await buildParent(backend, anOfficialParent())).userId;
  other = (await buildParent(backend, anOfficialParent())).userId;
});

const { month } = reportKinds;
const services = (kind: KindOfReport = month) => ({
  db: backend.services.db,
  clock: backend.clock,
  onError: (error: unknown) => void complaints.push(error as Error),
  kinds: { [ReportKind.month]: kind },
});
const monthsOf = (of: number, months: number) => {
  const refs = Array.from({ length: months }, (_, index) => `${2000 + index}-10`);
  const dueAt = addMillis(SEEDED_AT, -HOUR);
  return orderReports(
    backend.services.db,
    refs.map((ref) => ({ userId: of, kind: ReportKind.month, ref, dueAt })),
  );
};
const numberOf = async (table: typeof learningReports | typeof inboxMessages, of = [userId, other]) => {
  const { db } = backend.services;
  const [found] = await db.select({ number: count() }).from(table).where(inArray(table.userId, of));
  return found?.number ?? 0;
};
const waiting = async () => {
  const open = await backend.services.db.select().from(reportJobs).where(isNull(reportJobs.doneAt));
  return open.length;
};

/** Ends the connection of the transaction that reads the contents, as a crash of the process does. */
const killed: KindOfReport = {
  ...month,
  contentsOf: async (db, orders) => {
    const contents = await month.contentsOf(db, orders);
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await administer(`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
    return contents;
  },
};

/** The report of one child always fails. */
const failing = (how: 'throws' | 'breaks the statement'): KindOfReport => ({
  ...month,
  contentsOf: async (db, orders) => {
    const contents = new Map(await month.contentsOf(db, orders));
    for (const order of orders) {
      if (order.userId !== userId) continue;
      const content = contents.get(order);
      if (how === 'throws') contents.set(order, new Error('Cannot be made'));
      // PostgreSQL rejects this character.
      else if (content && !(content instanceof Error)) contents.set(order, { ...content, title: '\u0000' });
    }
    return contents;
  },
});

describe('A release that is killed in the middle', () => {
  it('leaves everything to do, and afterwards each is done exactly once', async () => {
    await monthsOf(userId, 3);
    await monthsOf(other, 3);
    await expect(releaseDue(services(killed))).rejects.toThrow();
    expect([await numberOf(learningReports), await waiting()]).toEqual([0, 6]);
    expect(await releaseDue(services())).toBe(6);
    expect(await releaseDue(services())).toBe(0);
    expect([await numberOf(learningReports), await numberOf(inboxMessages)]).toEqual([6, 6]);
    const attempts = await backend.services.db.select({ number: reportJobs.attempts }).from(reportJobs);
    expect(attempts.every(({ number }) => number === 0)).toBe(true);
  });
});

describe('A process that is killed while it releases', () => {
  it('has made its first hundred; the others are made once by the next process', async () => {
    await monthsOf(userId, 150);
    await monthsOf(other, 150);
    const worker = launch(['--import', 'tsx', 'test/server/growth/release-worker.ts'], {
      DATABASE_URL: urlOf(backend.database),
    });
    await worker.printed(/in the middle/);
    await end(worker, 'SIGKILL');
    expect([await numberOf(learningReports), await waiting()]).toEqual([100, 200]);
    let done = 0;
    // The locks are free as soon as PostgreSQL notices the end of the connection.
    await until(async () => (done += await releaseDue(services())) === 200);
    expect([await numberOf(learningReports), await numberOf(inboxMessages)]).toEqual([300, 300]);
  }, 30_000);
});

describe('Two releases at once', () => {
  it('never make the same report', async () => {
    await monthsOf(userId, 250);
    await monthsOf(other, 250);
    const done = await Promise.all([releaseDue(services()), releaseDue(services())]);
    expect(done[0] + done[1]).toBe(500);
    expect([await numberOf(learningReports), await numberOf(inboxMessages)]).toEqual([500, 500]);
  });

  it('take parts in turn: a round ends, and the next one continues', async () => {
    await monthsOf(userId, 250);
    expect(await releaseDue(services(), 2)).toBe(200);
    expect(await releaseDue(services(), 2)).toBe(50);
  });
});

describe('A report that cannot be made', () => {
  it.each(['throws', 'breaks the statement'] as const)('blocks no other, where it %s', async (how) => {
    await monthsOf(userId, 1);
    await monthsOf(other, 3);
    await releaseDue(services(failing(how)));
    expect(await numberOf(learningReports, [other])).toBe(3);
    expect(await numberOf(learningReports, [userId])).toBe(0);
    expect(complaints).toHaveLength(1);
  });

  it('is tried again later and later, and after five times no more', async () => {
    await monthsOf(userId, 1);
    const tries: number[] = [];
    for (let minute = 0; minute < 120; minute += 1) {
      backend.clock.set(addMillis(SEEDED_AT, minute * MINUTE));
      if ((await releaseDue(services(failing('throws')))) > 0) tries.push(minute);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15]);
    expect(complaints).toHaveLength(ATTEMPTS);
    expect(complaints.at(-1)?.message).toMatch(/^Report order \d+ \(month\) is given up$/);
  });

  it('is made once its fault is gone', async () => {
    await monthsOf(userId, 1);
    await releaseDue(services(failing('throws')));
    backend.clock.set(addMillis(SEEDED_AT, MINUTE));
    await releaseDue(services());
    expect(await numberOf(learningReports, [userId])).toBe(1);
    const [order] = await backend.services.db.select().from(reportJobs).where(eq(reportJobs.userId, userId));
    expect(order?.doneAt).toEqual(backend.clock.now());
  });
});
