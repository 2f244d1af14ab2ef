/** Dates are formatted from their parts; the result equals that of Intl. */
import { formatDate, formatDateTime } from '../../../server/core/time';

describe('A moment on the wire', () => {
  const asTheLanguage = (moment: Date): string =>
    new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

  it.each([
    '2026-11-23T15:59:59.999Z',
    '2026-11-23T16:00:00.000Z',
    '2024-02-28T16:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '0999-06-01T01:02:03.000Z',
    '9999-12-31T15:59:59.000Z',
  ])('%s is written in Shanghai time', (text) => {
    const moment = new Date(text);
    expect(formatDateTime(moment)).toBe(asTheLanguage(moment));
    expect(formatDate(moment)).toBe(asTheLanguage(moment).slice(0, 10));
  });

  it('that is invalid is refused', () => {
    expect(() => formatDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});
