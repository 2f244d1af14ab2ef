/** Every figure of a situation is recounted by a program that shares no code with the server (naive/). */
import type { Situation } from '../../../src/contract/growth/schema';
import { SITUATION_DAYS, type SituationPeriod } from '../../../src/contract/growth/values';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';
import { CHILDREN, rowsOf, writePoints, writeRows } from './naive/children';
import { drawnAndExpected, expectedFigures, expectedPictures, figuresOf } from './naive/expected';
import { lookBack, minus, recount } from './naive/recount';
import { pointsIn, rowsIn, type Point } from './naive/rows';

const TODAY = '2026-11-21';
const MIDNIGHT = new Date(`${TODAY}T00:00:00+08:00`);

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
  points = await pointsIn(db);
});
afterAll(() => backend.stop());

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
      const rows = await rowsIn(backend.services.db, parent.userId);
      const length = SITUATION_DAYS[period];
      const [days, daysBefore] = [lookBack(TODAY, length), lookBack(minus(TODAY, length), length)];
      const counted = recount({ rows, points, subject, days, daysBefore, now: SEEDED_AT });

      expect(figuresOf(sections)).toEqual(expectedFigures(counted, subject !== null));
      const [drawn, expected] = drawnAndExpected(sections, expectedPictures(counted, lookBack(TODAY, 365)));
      expect(drawn).toEqual(expected);
    },
  );

  it('was compared where there was enough to compare', async () => {
    const diligent = parents.get('diligent');
    const { sections } = as<Situation>(
      (await diligent?.visitor.ask('getSituation', { period: 'year' })) ?? { data: null },
    );
    expect(sections.every(({ key, isEnough }) => isEnough || key === 'monthly')).toBe(true);
    expect(sections.flatMap(({ pictures }) => pictures).map(({ kind }) => kind)).toEqual([
      ...['ring', 'line', 'bars', 'calendar'],
      ...['ring', 'map'],
    ]);
  });
});
