import { dayName, dayOfMonth, dayText, weekName, weekSpan } from '@/pages/growth/study-plan/plan-texts';
import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';

const home = clockAt(TEST_NOW);

test('days are said as parents say them', () => {
  expect(dayName('2026-11-21', '2026-11-21', home)).toBe('今天');
  expect(dayName('2026-11-22', '2026-11-21', home)).toBe('明天');
  expect(dayName('2026-11-20', '2026-11-21', home)).toBe('周五');
  expect(dayText('2026-11-01')).toBe('11月1日');
  expect(dayOfMonth('2026-11-01')).toBe('1');
});

test('days have no other name where the parent’s own may be another one', () => {
  const abroad = clockAt(TEST_NOW, 'America/New_York');
  expect(dayName('2026-11-21', '2026-11-21', abroad)).toBe('周六');
  expect(dayName('2026-11-22', '2026-11-21', abroad)).toBe('周日');
});

test('weeks around this one have names, others only their dates', () => {
  expect([-2, -1, 0, 1, 2].map(weekName)).toEqual(['', '上周', '本周', '下周', '']);
  expect(weekSpan('2026-11-30')).toBe('11月30日–12月6日');
});
