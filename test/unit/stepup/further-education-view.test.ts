import { viewOf } from '@/features/stepup/info/plan';
import { endOfDay } from '@/features/stepup/info/old-seat';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';

describe('the end of the day of a release', () => {
  it.each(['2026-11-22 10:00:00', '2026/11/22', '2026-11-22', ' 2026-11-22T00:00:00'])(
    'is 23:59:59 in Shanghai: %s',
    (text) => expect(endOfDay(text)).toBe(Date.parse('2026-11-22T15:59:59Z')),
  );

  it.each(['', 'soon', '2026-13-40', '22.11.2026', '2026-11-221'])('is not %p', (text) =>
    expect(endOfDay(text)).toBeUndefined(),
  );
});

describe('what a parent sees', () => {
  const { complete, grouping, waiting } = StepUpStatus;
  const { n, other, y } = StepUpType;
  it.each([
    [waiting, y, 'confirm'],
    [waiting, n, 'choose'],
    [waiting, other, 'arranged'],
    [grouping, y, 'grouping'],
    [grouping, n, 'grouping'],
    [grouping, other, 'grouping'],
    [complete, y, 'complete'],
    [complete, n, 'complete'],
    [complete, other, 'complete'],
  ] as const)('of status %p and type %p is %s', (status, type, view) => {
    expect(viewOf({ status, type })).toBe(view);
  });
});
