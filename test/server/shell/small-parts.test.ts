import { keyedQueue } from '../../../server/core/at-most';
import { expectedError } from '../../../server/core/http/errors';
import { limitKeyOf } from '../../../server/core/limits/address';
import { maskPhone } from '../../../server/domains/account/phone';
import { formatDateTime, shanghaiHour, shanghaiTime, startOfDay } from '../../../server/core/time';

describe('An address for limits', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, key) => {
    expect(limitKeyOf(ip)).toBe(key);
  });
});

describe('A masked phone', () => {
  it.each([
    ['13912345678', '139****5678'],
    ['91234567', '91****567'],
    ['12345', '1****'],
    ['1', '****'],
  ])('of %s is %s', (number, mask) => {
    expect(maskPhone({ areaCode: '86', number })).toBe(mask);
  });
});

describe('An error of the database', () => {
  const thrown = (code: string) =>
    new Error('Failed query: select …', {
      cause: Object.assign(new Error('x'), { code, severity: 'ERROR' }),
    });

  it('is bad input when a value does not fit, and unexpected otherwise', () => {
    expect(expectedError(thrown('22003'))).toMatchObject({ status: 400, code: '10000001' });
    expect(expectedError(thrown('42P01'))).toBeNull();
  });
});

describe('Time in Shanghai', () => {
  const lateEvening = new Date('2026-11-20T16:30:00Z');

  it('is eight hours ahead, whatever the machine says', () => {
    expect(formatDateTime(lateEvening)).toBe('2026-11-21 00:30:00');
    expect(shanghaiHour(lateEvening)).toBe(0);
    expect(startOfDay(lateEvening).toISOString()).toBe('2026-11-20T16:00:00.000Z');
    expect(shanghaiTime('2026-11-21', '19:00').toISOString()).toBe('2026-11-21T11:00:00.000Z');
  });
});

describe('Work that goes on one at a time for each key', () => {
  it('waits for what came before it, also where that failed, and for no other key', async () => {
    const log: string[] = [];
    const inTurn = keyedQueue();
    let fail: (reason: Error) => void = () => undefined;
    const first = inTurn('a', () => new Promise<void>((_, reject) => (fail = reject)));
    const second = inTurn('a', async () => void log.push('second of a'));
    await inTurn('b', async () => void log.push('first of b'));
    expect(log).toEqual(['first of b']);
    fail(new Error('no'));
    await expect(first).rejects.toThrow('no');
    await second;
    expect(log).toEqual(['first of b', 'second of a']);
  });
});
