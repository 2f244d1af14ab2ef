import fc from 'fast-check';
import type { WatchReport } from '../../../src/contract/films/schema';
import { mergeReports, withoutSent, withReport } from '@/features/films/progress/outbox';

const seconds = fc.integer({ min: 0, max: 3600 });
const reportOf = (id: fc.Arbitrary<number>): fc.Arbitrary<WatchReport> =>
  fc.record({
    kind: fc.constantFrom('chapter' as const, 'story' as const),
    id,
    positionSeconds: seconds,
    furthestSeconds: seconds,
    playedSeconds: seconds,
    savedAt: fc.integer({ min: 1, max: 1000 }),
  });
const ofOne = fc
  .array(reportOf(fc.constant(7)), { minLength: 1, maxLength: 12 })
  .map((reports) =>
    reports.map((report, index) => ({ ...report, kind: 'chapter' as const, savedAt: index + 1 })),
  );
const ofSome = fc.array(reportOf(fc.integer({ min: 1, max: 4 })), { maxLength: 30 });

const all = (reports: readonly WatchReport[]): readonly WatchReport[] =>
  reports.reduce<readonly WatchReport[]>(withReport, []);

describe('reports of what was watched', () => {
  test('of one film become one, in whatever order: the furthest and the latest stay, what was played adds up', () => {
    fc.assert(
      fc.property(
        ofOne.chain((reports) =>
          fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
        ),
        ([reports, shuffled]) => {
          const [merged, ...others] = all(shuffled);
          expect(others).toEqual([]);
          expect(merged?.furthestSeconds).toBe(Math.max(...reports.map((report) => report.furthestSeconds)));
          expect(merged?.positionSeconds).toBe(reports[reports.length - 1]?.positionSeconds);
          expect(merged?.savedAt).toBe(reports.length);
          expect(merged?.playedSeconds).toBe(
            reports.reduce((sum, { playedSeconds }) => sum + playedSeconds, 0),
          );
        },
      ),
    );
  });

  test('never take back how far was watched, whatever arrives', () => {
    fc.assert(
      fc.property(reportOf(fc.constant(7)), reportOf(fc.constant(7)), (one, other) => {
        const merged = mergeReports(one, other);
        expect(merged.furthestSeconds).toBeGreaterThanOrEqual(
          Math.max(one.furthestSeconds, other.furthestSeconds),
        );
      }),
    );
  });

  test('keep one line for each film', () => {
    fc.assert(
      fc.property(ofSome, (reports) => {
        const names = all(reports).map(({ kind, id }) => `${kind} ${id}`);
        expect(names).toHaveLength(new Set(reports.map(({ kind, id }) => `${kind} ${id}`)).size);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  test('that were sent are removed, and what was added to them meanwhile stays', () => {
    fc.assert(
      fc.property(ofSome, ofSome, (before, meanwhile) => {
        const once = all(before);
        const late = meanwhile.map((report, index) => ({ ...report, savedAt: 2000 + index }));
        const left = withoutSent(late.reduce<readonly WatchReport[]>(withReport, once), once);
        const played = (reports: readonly WatchReport[]) =>
          reports.reduce((sum, { playedSeconds }) => sum + playedSeconds, 0);
        expect(played(left)).toBe(played(late));
        expect(left).toHaveLength(all(late).length);
      }),
    );
  });
});
