import { formatReleased } from '@/features/growth/report-list/report-list-store';
import { momentOf } from '@/features/lessons/dates';
import { clockAt } from '../../support/fakes/clock-at';

const NOW = momentOf('2026-11-21 20:00:00');

describe('when a report came', () => {
  it.each([
    ['2026-11-21 19:40:00', '今天 19:40'],
    ['2026-11-20 09:05:00', '昨天 9:05'],
    ['2026-11-03 09:05:00', '11月3日'],
    ['2025-01-03 09:05:00', '1月3日'],
    ['', ''],
  ])('at %s is said as %s', (wire, text) => {
    expect(formatReleased(wire, clockAt(NOW))).toBe(text);
  });
});
