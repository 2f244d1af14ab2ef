/** Two devices of a child report their progress in any order, in any batches, with repetitions. */
import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { FINISHED_SHARE, PlayableKind } from '../../../src/contract/films/values';
import type { WatchReport } from '../../../src/contract/films/schema';
import { watchProgress } from '../../../server/domains/films/tables';
import { SECOND } from '../../../server/core/time';
import { offer, storeFilm } from '../../builders/films';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const { teacher } = PlayableKind;
const FILM_SECONDS = 100;
const ITEMS = [1, 2, 3];
const RUNS = 40;

let backend: Backend;
let mother: InsideParent;
let takeBack: () => void;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  const filmId = await storeFilm(backend.services, { seconds: FILM_SECONDS });
  mother = await buildParent(backend, aParent());
  ({ takeBack } = offer(teacher, new Map(ITEMS.map((id) => [id, { filmId }]))));
});
afterAll(async () => {
  takeBack();
  await backend.stop();
});

const seconds = (max = FILM_SECONDS + 20) => fc.integer({ min: 0, max });

interface Report extends Pick<WatchReport, 'id' | 'positionSeconds' | 'furthestSeconds' | 'playedSeconds'> {
  /** Seconds after the beginning; beyond `NOW`: a clock that is ahead. */
  readonly at: number;
}

const NOW = 400;

const watchReports: fc.Arbitrary<Report> = fc.record({
  id: fc.constantFrom(...ITEMS),
  positionSeconds: seconds(),
  furthestSeconds: seconds(),
  playedSeconds: seconds(500),
  at: fc.integer({ min: 0, max: NOW + 50 }),
});

/** Reports of two devices, some repeated, cut into batches. */
const story = fc.array(watchReports, { minLength: 1, maxLength: 12 }).chain((reports) =>
  fc.record({
    reports: fc.constant(reports),
    order: fc.shuffledSubarray([...reports, ...reports.slice(0, 4)], { minLength: reports.length }),
    batch: fc.integer({ min: 1, max: 5 }),
  }),
);

/** Expected result, computed from all reports at once. */
function naive(reports: readonly Report[]) {
  const within = (value: number) => Math.min(value, FILM_SECONDS);
  return ITEMS.flatMap((id) => {
    const mine = reports.filter((report) => report.id === id);
    const [first] = mine;
    if (first === undefined) return [];
    const when = ({ at }: Report) => Math.min(at, NOW);
    const last = mine.reduce((best, report) => {
      const later = when(report) - when(best) || report.positionSeconds - best.positionSeconds;
      return later > 0 ? report : best;
    }, first);
    const furthest = Math.max(...mine.flatMap((report) => [report.positionSeconds, report.furthestSeconds]));
    return [
      {
        itemId: id,
        positionSeconds: within(last.positionSeconds),
        furthestSeconds: within(furthest),
        isFinished: within(furthest) >= FILM_SECONDS * FINISHED_SHARE,
      },
    ];
  });
}

async function rowsAfter(batches: readonly (readonly Report[])[], isAtOnce: boolean) {
  const { db } = backend.services;
  await db.delete(watchProgress).where(eq(watchProgress.userId, mother.userId));
  const began = backend.clock.now().getTime() - NOW * SECOND;
  const send = (batch: readonly Report[]) =>
    mother.visitor.ask('saveWatchProgress', {
      reports: batch.map(({ at, ...rest }) => ({ ...rest, kind: teacher, savedAt: began + at * SECOND })),
    });
  if (isAtOnce) await Promise.all(batches.map(send));
  else for (const batch of batches) await send(batch);
  const rows = await db.select().from(watchProgress).where(eq(watchProgress.userId, mother.userId));
  return rows.toSorted((left, right) => left.itemId - right.itemId);
}

const batchesOf = (reports: readonly Report[], size: number) =>
  Array.from({ length: Math.ceil(reports.length / size) }, (_, index) =>
    reports.slice(index * size, (index + 1) * size),
  );

describe('Progress of two devices', () => {
  it.each([
    ['one batch after the other', false],
    ['all at the same moment', true],
  ])('is the same in whatever order it arrives, and however often: %s', async (_how, isAtOnce) => {
    await fc.assert(
      fc.asyncProperty(story, async ({ reports, order, batch }) => {
        // Reports missing in `order` come last.
        const all = [...order, ...reports];
        const rows = await rowsAfter(batchesOf(all, batch), isAtOnce);
        expect(
          rows.map(({ itemId, positionSeconds, furthestSeconds, finishedAt }) => ({
            ...{ itemId, positionSeconds, furthestSeconds },
            isFinished: finishedAt !== null,
          })),
        ).toEqual(naive(reports));
      }),
      { numRuns: RUNS, seed: 2026 },
    );
  });

  it('never says that more was watched than time went by, and never less than before', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ order, batch }) => {
        const batches = batchesOf(order, batch);
        let before = new Map<number, number>();
        for (let count = 1; count <= batches.length; count += 1) {
          const rows = await rowsAfter(batches.slice(0, count), false);
          const watched = new Map(rows.map(({ itemId, watchedSeconds }) => [itemId, watchedSeconds]));
          for (const [id, sum] of watched) {
            // The film may have been seen once before the first report.
            expect(sum).toBeLessThanOrEqual(FILM_SECONDS + NOW);
            expect(sum).toBeGreaterThanOrEqual(before.get(id) ?? 0);
          }
          before = watched;
        }
      }),
      { numRuns: RUNS / 2, seed: 2026 },
    );
  });
});
