import { backoff, NextRun } from '@/services/sync/backoff';
import { FakeTime } from '../../support/fakes/fake-time';

describe('the pause before the next attempt', () => {
  test('doubles with each failure, up to the longest', () => {
    const pauses = { first: 10, longest: 60 };
    expect([0, 1, 2, 3, 99].map((failures) => backoff(failures, pauses))).toEqual([10, 20, 40, 60, 60]);
  });
});

describe('the next run', () => {
  const planned = () => {
    const time = new FakeTime();
    const runs: number[] = [];
    const began = time.now();
    const next = new NextRun(time, () => void runs.push(time.now() - began));
    return { next, runs, time };
  };

  test('comes once however often it is asked for, at the time asked for first', () => {
    const { next, runs, time } = planned();
    next.after(10);
    next.after(5);
    time.advance(100);
    expect(runs).toEqual([10]);
  });

  test('that was stopped does not come, and may be asked for again', () => {
    const { next, runs, time } = planned();
    next.after(10);
    next.stop();
    time.advance(10);
    next.after(10);
    time.advance(100);
    expect(runs).toEqual([20]);
  });

  test('may ask for the one after it', () => {
    const time = new FakeTime();
    let runs = 0;
    const next: NextRun = new NextRun(time, () => {
      runs += 1;
      if (runs < 3) next.after(10);
    });
    next.after(10);
    time.advance(100);
    expect(runs).toBe(3);
  });
});
