/** Every figure of a situation is counted again by a program that shares nothing with the server's (naive/). */
import { sql } from 'drizzle-orm';
import type { Situation } from '../../../src/contract/growth/schema';
import { SITUATION_DAYS, type SituationPeriod } from '../../../src/contract/growth/values';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';
import { CHILDREN, rowsOf, writePoints, writeRows } from './naive/children';
import { expectedFigures, expectedPictures } from './naive/expected';
import { recount, type Point } from './naive/recount';
import type { Row } from './naive/rows';

const MIDNIGHT = new Date('2026-11-21T00:00:00+08:00');

let backend: Backend;
let points: Point[];
const parents = new Map<string, Parent>();

beforeAll(async () => {
  backend = await startBackend();
  backend.clock.set(SEEDED_AT);
  const { db } = backend.services;
  await writePoints(db);
  for (const [at, [name, kind]] of Object.entries(CHILDREN).entries()) {
    const parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '朵朵' }));
    await writeRows(db, parent.userId, rowsOf(kind, at + 7, MIDNIGHT));
    parents.set(name, parent);
  }
  const found = await db.execute(
    sql`SELECT id, name, ability, subject FROM knowledge_points ORDER BY subject, position`,
  );
  points = found.rows.map((row) => ({ ...(row as unknown as Point), id: Number(row['id']) }));
});
afterAll(() => backend.stop());

/** As they lie there. */
async function rowsIn(userId: number): Promise<Row[]> {
  const { rows } = await backend.services.db.execute(
    sql`SELECT * FROM learning_events WHERE user_id = ${userId}`,
  );
  return rows.map((row) => ({
    ...(row as unknown as Row),
    occurred_at: new Date(String(row['occurred_at'])),
    knowledge_id: row['knowledge_id'] === null ? null : Number(row['knowledge_id']),
  }));
}

const periods: readonly (readonly [string, SituationPeriod, number | null])[] = Object.keys(CHILDREN).flatMap(
  (name) => [[name, 'month', null] as const, [name, 'term', 0] as const, [name, 'year', null] as const],
);

describe('The situation', () => {
  it.each(periods)(
    'of the %s child over a %s (subject %s) is what a naive program counts',
    async (name, period, subject) => {
      const parent = parents.get(name);
      if (parent === undefined) throw new Error(name);
      const asked = { period, ...(subject === null ? {} : { subject }) };
      const { sections } = as<Situation>(await parent.visitor.ask('getSituation', asked));
      const rows = await rowsIn(parent.userId);
      const counted = recount({ rows, points, subject, days: SITUATION_DAYS[period], now: SEEDED_AT });

      const told = sections.map(({ key, figures }) => [
        key,
        figures.map(({ name, value, note }) => [name, value, note]),
      ]);
      expect(Object.fromEntries(told)).toEqual(expectedFigures(counted, subject !== null));
      const expected = expectedPictures(counted);
      for (const { kind, points: drawn } of sections.flatMap(({ pictures }) => pictures))
        expect([kind, drawn]).toEqual([kind, expected[kind]]);
    },
  );

  it('was compared where there was enough to compare', async () => {
    const diligent = parents.get('diligent');
    const { sections } = as<Situation>(
      (await diligent?.visitor.ask('getSituation', { period: 'year' })) ?? { data: null },
    );
    expect(sections.every(({ key, isEnough }) => isEnough || key === 'monthly')).toBe(true);
    expect(sections.flatMap(({ pictures }) => pictures).map(({ kind }) => kind)).toEqual([
      ...['line', 'bars', 'calendar', 'ring'],
      ...['radar', 'map'],
    ]);
  });
});
