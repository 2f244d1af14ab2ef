/**
 * Query plans do not degrade from one parent to a hundred thousand: no statement does a sequential scan of a table that grows with
 * parents. Some thousands are enough for the planner to choose the same plans.
 */
import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import { allCalls } from '../../../../src/contract/registry';
import { isRead } from '../../../../src/contract/reads';
import { addCrowd, takeStatistics } from '../../../bench/support/crowd';
import { startBackend, type Backend } from '../../support/backend';
import { tidyUp } from '../../support/jobs';
import { buildParent } from '../../support/people';
import { CONTENT } from './grows';
import { withOfEverything } from './of-everything';
import { walkAllCalls } from './walk';
import { writtenDuring } from './writes';

jest.setTimeout(120_000);

const COPIES = 1_000;

/** Deletes the oldest few thousand at a time: nearly all rows here. */
const IN_PARTS = /^delete from "(logins|outbox|slot_clicks|tracked_events)"/;

/** A bookable time has a handful of seats; only here a thousand copies share one. */
const OF_ONE_TIME = /"bookings"\."time_id" = (\$\d+|"booking_times"\."id")/;

/** A group has some of the children of a week; only here all are in one, so that a page is a large part of it. */
const OF_ONE_GROUP = /"study_pk_standings"\."study_group" = \$\d+/;

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Distinct statements sent while `work` runs. */
async function sentDuring(work: () => Promise<unknown>): Promise<readonly Sent[]> {
  const sent = new Map<string, Sent>();
  const spy = jest.spyOn(Client.prototype, 'query');
  await work();
  for (const [what, given] of spy.mock.calls as unknown as readonly (readonly [unknown, unknown])[]) {
    const config = typeof what === 'string' ? { text: what } : (what as { text: string; values?: unknown[] });
    const values = Array.isArray(given)
      ? (given as unknown[])
      : (('values' in config ? config.values : []) ?? []);
    if (/^\s*(select|insert|update|delete|with)/i.test(config.text))
      sent.set(config.text, { text: config.text, values });
  }
  spy.mockRestore();
  return [...sent.values()];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables with a sequential scan in the plan. */
function readWhole({ Plans = [], ...plan }: Plan): readonly string[] {
  const isWhole = plan['Node Type'] === 'Seq Scan';
  return [...(isWhole ? [plan['Relation Name'] ?? ''] : []), ...Plans.flatMap(readWhole)];
}

let backend: Backend;
let growing: ReadonlySet<string>;
let refused: readonly string[];
let sent: readonly Sent[];
let written: ReadonlyMap<string, Set<string>>;

/** A part grows with its table. */
async function grownTables(): Promise<ReadonlySet<string>> {
  const { rows } = await backend.services.db.execute<{ name: string }>(
    sql`SELECT c.relname AS name FROM pg_class c LEFT JOIN pg_inherits ON inhrelid = c.oid LEFT JOIN pg_class whole ON whole.oid = inhparent
        WHERE c.relkind IN ('r', 'p') AND c.reltuples > 0 AND greatest(c.reltuples, whole.reltuples) >= ${COPIES}
          AND c.relnamespace IN ('public'::regnamespace, 'parts'::regnamespace)`,
  );
  return new Set(rows.map(({ name }) => name));
}

beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
  const { db } = backend.services;
  const one = await buildParent(backend, withOfEverything());
  written = await writtenDuring(() => walkAllCalls(backend, one));
  await addCrowd(db, one, 1, COPIES);
  await takeStatistics(db);
  growing = await grownTables();
  const other = await buildParent(backend, withOfEverything());
  sent = await sentDuring(async () => {
    refused = await walkAllCalls(backend, other);
    await tidyUp(backend.services);
  });
});
afterAll(() => backend.stop());

async function plansOf({ text, values }: Sent): Promise<readonly Plan[]> {
  const { pool } = backend.running.database;
  type Row = { readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] };
  const given = await pool.query<Row>(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
  // The generic plan, used for prepared statements after some executions.
  const general = await pool.query<Row>(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${text}`);
  return [given, general].flatMap(({ rows }) =>
    rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan)),
  );
}

describe('With many parents', () => {
  it('every call is made, and answered with yes', () => {
    expect(refused).toEqual([]);
    expect(sent.length).toBeGreaterThan(150);
  });

  it('the tables that grow are those that are said to', () => {
    expect([...growing].filter((name) => CONTENT.has(name))).toEqual([]);
    expect(growing.size).toBeGreaterThan(30);
  });

  it('no statement of a call reads a table that grows from end to end', async () => {
    const found: string[] = [];
    for (const statement of sent) {
      const whole = new Set((await plansOf(statement)).flatMap(readWhole));
      const bad = [...whole].filter((name) => growing.has(name));
      const isFine =
        IN_PARTS.test(statement.text) ||
        (bad.join() === 'bookings' && OF_ONE_TIME.test(statement.text)) ||
        (bad.join().startsWith('study_pk_') && OF_ONE_GROUP.test(statement.text));
      if (bad.length > 0 && !isFine) found.push(`${bad.join()}: ${statement.text}`);
    }
    expect(found).toEqual([]);
  });
});

describe('A call that only reads', () => {
  /** Calls that write due data at their first request. */
  const DUE: Readonly<Record<string, readonly string[]>> = {
    // Lessons of a timetable, times of a plan, tasks of a day.
    getTodayClasses: ['lessons', 'timetables'],
    listBookingTimes: ['booking_times', 'booking_plans'],
    initTask: ['student_tasks'],
    // Expired hours, a report without content, an expired evaluation.
    queryUserHourGroup: ['hour_balances', 'hour_movements'],
    queryUserHourGroups: ['hour_balances', 'hour_movements'],
    getReport: ['learning_reports'],
    // The child's standing in a closed week.
    getStraight: ['study_pk_members', 'study_pk_periods', 'study_pk_standings'],
    getStudyDetail: ['study_pk_members', 'study_pk_periods', 'study_pk_standings'],
    getCancellationLosses: ['study_pk_members', 'study_pk_periods', 'study_pk_standings'],
  };

  it('writes nothing but what is due once', () => {
    const surplus = [...written].flatMap(([name, tables]) => {
      const undue = [...tables].filter((table) => !DUE[name]?.includes(table));
      return isRead(allCalls[name as keyof typeof allCalls]) && undue.length > 0
        ? [`${name}: ${undue.join(', ')}`]
        : [];
    });
    expect(surplus).toEqual([]);
    expect(written.get('signIn')?.size).toBeGreaterThan(0);
  });
});
