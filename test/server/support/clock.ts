import type { Clock } from '../../../server/core/time';

/** The template's seed date: a Saturday morning in Shanghai. */
export const SEEDED_AT = new Date('2026-11-21T09:00:00+08:00');

export interface TestClock extends Clock {
  pass(millis: number): void;
  set(moment: Date): void;
}

export function testClock(at: Date = SEEDED_AT): TestClock {
  let now = at.getTime();
  return {
    now: () => new Date(now),
    pass: (millis) => {
      now += millis;
    },
    set: (moment) => {
      now = moment.getTime();
    },
  };
}
