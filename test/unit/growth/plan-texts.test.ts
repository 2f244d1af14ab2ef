import { dayName, dayOfMonth, dayText, weekName, weekSpan } from '@/pages/growth/study-plan/plan-texts';

test('days are said as parents say them', () => {
  expect(dayName('2026-11-21', '2026-11-21')).toBe('今天');
  expect(dayName('2026-11-22', '2026-11-21')).toBe('明天');
  expect(dayName('2026-11-20', '2026-11-21')).toBe('周五');
  expect(dayText('2026-11-01')).toBe('11月1日');
  expect(dayOfMonth('2026-11-01')).toBe('1');
});

test('weeks around this one have names, others only their dates', () => {
  expect([-2, -1, 0, 1, 2].map(weekName)).toEqual(['', '上周', '本周', '下周', '']);
  expect(weekSpan('2026-11-30')).toBe('11月30日 - 12月6日');
});
