import { CourseType } from '@/contract/courses/values';
import type { TodayClass } from '@/contract/lessons/schema';
import { formatDate, formatWhen } from '@/features/lessons/dates';
import { byUrgency, lessonState } from '@/features/lessons/lesson-state';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';

const MINUTE = 60_000;

/** Shanghai time on Saturday, 21 November 2026. */
const at = (time: string): number => Date.parse(`2026-11-21T${time}:00+08:00`);

const lesson = (courseDate: string): Pick<TodayClass, 'courseDate' | 'courseConfig'> => ({
  courseDate,
  courseConfig: { durationMinutes: 40, courseType: CourseType.live },
});

describe('the time of a class as parents say it', () => {
  test.each([
    ['2026-11-21 19:00:00', '今天 19:00'],
    ['2026-11-22 10:30:00', '明天 10:30'],
    ['2026-11-20 10:30:00', '昨天 10:30'],
    ['2026-11-24 09:05:00', '周二 9:05'],
    ['2026-11-27 09:00:00', '周五 9:00'],
    ['2026-11-28 09:00:00', '11月28日 9:00'],
    ['2026-11-18 09:00:00', '11月18日 9:00'],
  ])('%s is %s', (wire, text) => {
    expect(formatWhen(wire, clockAt(TEST_NOW))).toBe(text);
  });

  test('is today until midnight in Shanghai, wherever the phone is', () => {
    expect(formatWhen('2026-11-21 23:30:00', clockAt(at('00:01')))).toBe('今天 23:30');
    expect(formatWhen('2026-11-21 00:30:00', clockAt(at('23:59')))).toBe('今天 0:30');
  });

  test('is empty when it cannot be read', () => {
    expect(formatWhen('soon', clockAt(TEST_NOW))).toBe('');
    expect(formatDate('')).toBe('');
  });

  test('is said by the date where the time does not matter', () => {
    expect(formatDate('2026-12-05 23:59:59')).toBe('12月5日');
  });
});

describe('the state of a class', () => {
  const start = at('19:00');
  test.each([
    ['notStarted', start - 31 * MINUTE],
    ['soon', start - 30 * MINUTE],
    ['soon', start - 1],
    ['live', start],
    ['live', start + 40 * MINUTE - 1],
    ['ended', start + 40 * MINUTE],
  ])('is %s by the clock', (state, now) => {
    expect(lessonState(lesson('2026-11-21 19:00:00'), now)).toBe(state);
  });

  test('is not started when its time cannot be read', () => {
    expect(lessonState(lesson(''), TEST_NOW)).toBe('notStarted');
  });
});

test('classes that are over are below those that are still to come', () => {
  const [early, late, evening] = ['09:00:00', '19:00:00', '20:00:00'].map((time) =>
    lesson(`2026-11-21 ${time}`),
  );
  const inOrder = byUrgency(
    [early, late, evening].flatMap((one) => one ?? []),
    at('10:00'),
  );
  expect(inOrder.map(({ courseDate }) => courseDate.slice(11, 13))).toEqual(['19', '20', '09']);
});
