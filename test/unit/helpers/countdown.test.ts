import fc from 'fast-check';
import { formatCountdown, secondsLeft, type CountdownFormat } from '@/services/helpers';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the seconds that are left', () => {
  test.each([
    [0, 0],
    [1, 1],
    [999, 1],
    [1000, 1],
    [1001, 2],
    [-5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('of %d milliseconds are %d', (ms, seconds) => {
    expect(secondsLeft(ms)).toBe(seconds);
  });
});

describe('a countdown', () => {
  const cases: [number, CountdownFormat, string][] = [
    [0, 'dd:hh:mm:ss', '00:00:00:00'],
    [DAY + 2 * HOUR + 3 * MINUTE + 4 * SECOND, 'dd:hh:mm:ss', '01:02:03:04'],
    [DAY + 2 * HOUR + 3 * MINUTE + 4 * SECOND, 'dd-hh-mm-ss', '01-02-03-04'],
    [120 * DAY, 'dd:hh:mm:ss', '120:00:00:00'],
    [HOUR - SECOND, 'hh:mm:ss', '00:59:59'],
    [DAY - 1, 'hh:mm:ss', '24:00:00'],
    [2 * DAY + HOUR, 'hh:mm:ss', '49:00:00'],
    [5 * DAY, 'hh:mm:ss', '120:00:00'],
    [-1, 'hh:mm:ss', '00:00:00'],
  ];
  test.each(cases)('of %d ms as %s is %s', (ms, format, text) => {
    expect(formatCountdown(ms, format)).toBe(text);
  });

  test.each([
    [0, '0秒'],
    [5 * SECOND, '5秒'],
    [3 * MINUTE + 20 * SECOND, '3分20秒'],
    [3 * MINUTE, '3分0秒'],
    [2 * HOUR, '2小时0分0秒'],
    [DAY + 5 * SECOND, '1天0小时0分5秒'],
    [11 * DAY + 23 * HOUR + 59 * MINUTE + 59 * SECOND, '11天23小时59分59秒'],
  ])('of %d ms reads %s when no format is given', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text);
  });

  it('loses nothing in any format', () => {
    const lengths = {
      'dd:hh:mm:ss': [86_400, 3600, 60, 1],
      'dd-hh-mm-ss': [86_400, 3600, 60, 1],
      'hh:mm:ss': [3600, 60, 1],
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), (ms) => {
        for (const [format, units] of Object.entries(lengths)) {
          const parts = formatCountdown(ms, format as CountdownFormat)
            .split(/[:-]/)
            .map(Number);
          const total = parts.reduce((sum, part, index) => sum + part * (units[index] ?? 0), 0);
          expect(total).toBe(Math.ceil(ms / SECOND));
        }
      }),
    );
  });

  it('never begins with a unit that is not there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY }), (ms) => {
        expect(formatCountdown(ms)).toMatch(/^[1-9]\d*(天\d+小时\d+分\d+秒|小时\d+分\d+秒|分\d+秒|秒)$/);
      }),
    );
  });
});
