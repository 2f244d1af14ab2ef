import type { CycleTree } from '@/contract/stepup/schema';
import { endsOf, startedAt, startsOf, NO_FILTER } from '@/features/stepup/choice/cycle-filter';

const WEEKS = ['1', '2', '3', '4', '5', '6', '7'];
const TIMES = ['9:00', '10:30', '18:00', '18:30'];

/** For every start some ends, with varying times: as lists, and the same with keys at the last level. */
const endsFor = (at: number): string[] => TIMES.slice(at % 3);
const treeBy = (level: (times: string[]) => CycleTree[string][string][string]): CycleTree =>
  Object.fromEntries(
    WEEKS.map((week, at) => [
      week,
      Object.fromEntries(
        TIMES.map((time, more) => [
          time,
          Object.fromEntries(WEEKS.slice(at + 1).map((end, last) => [end, level(endsFor(at + more + last))])),
        ]),
      ),
    ]),
  );
const listed = treeBy((times) => times);
const keyed = treeBy((times) => Object.fromEntries(times.map((time) => [time, [{ classId: 1 }]])));

describe('The tree of the filter', () => {
  it('says the same listed and keyed to its last level, whatever start is picked', () => {
    expect(startsOf(keyed)).toEqual(startsOf(listed));
    for (const { week, times } of startsOf(listed)) {
      for (const time of times) {
        const start = { week, time };
        expect(endsOf(keyed, start)).toEqual(endsOf(listed, start));
        expect(startedAt(keyed, NO_FILTER, start)).toEqual({ start, end: undefined });
      }
    }
  });

  it('has a start without an end, for a class of one lesson a week', () => {
    const tree = { 2: { '18:30': {} } };
    expect(startsOf(tree)).toEqual([{ week: 2, times: ['18:30'] }]);
    expect(endsOf(tree, { week: 2, time: '18:30' })).toEqual([]);
  });
});
