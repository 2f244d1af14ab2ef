import { throttle } from '@/services/helpers';
import { FakeTime } from '../../support/fakes/fake-time';

const tapping = (ms?: number) => {
  const time = new FakeTime();
  const runs: string[] = [];
  const tap = throttle((what: string) => void runs.push(what), time, ms);
  return { time, runs, tap };
};

describe('a throttled call', () => {
  it('runs at once, and then not again for 500 milliseconds', () => {
    const { time, runs, tap } = tapping();
    expect([tap('a'), tap('b')]).toEqual([true, false]);
    time.advance(499);
    expect(tap('c')).toBe(false);
    time.advance(1);
    expect(tap('d')).toBe(true);
    expect(runs).toEqual(['a', 'd']);
  });

  it('drops the last call of a burst instead of making it later', () => {
    const { time, runs, tap } = tapping();
    tap('a');
    tap('b');
    time.advance(10_000);
    expect(runs).toEqual(['a']);
    expect(time.pending).toBe(0);
  });

  it('counts from the call that ran, not from the ones that were dropped', () => {
    const { time, runs, tap } = tapping();
    for (let tick = 0; tick < 21; tick += 1) {
      tap(String(tick * 50));
      time.advance(50);
    }
    expect(runs).toEqual(['0', '500', '1000']);
  });

  it('takes another time', () => {
    const { time, runs, tap } = tapping(1000);
    tap('a');
    time.advance(999);
    tap('b');
    time.advance(1);
    tap('c');
    expect(runs).toEqual(['a', 'c']);
  });

  it('is not closed for hours by a clock that is set back', () => {
    let now = 1_000_000;
    let runs = 0;
    const tap = throttle(() => void (runs += 1), { now: () => now });
    tap();
    now -= 3_600_000;
    tap();
    expect(runs).toBe(2);
  });
});
