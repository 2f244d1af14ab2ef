import { clockAt } from '../../support/fakes/clock-at';
import { TEST_NOW } from '../../support/fakes/fake-time';
import { cycleOf, planTimesOf, formatCycle, formatPair } from '@/features/stepup/info/times';

describe('the lessons of a week', () => {
  it('are said as parents say them', () => {
    const lessons = cycleOf('[{"week":2,"time":"18:30"},{"week":7,"time":"09:00"}]');
    expect(formatCycle(lessons, clockAt(TEST_NOW))).toBe('周二 18:30、周日 9:00');
  });

  it.each(['', 'null', '{}', '[', '{"week":1}', '[1,null,"a"]', '[{"week":8,"time":"18:30"}]'])(
    'are none where the text is garbage: %s',
    (json) => expect(cycleOf(json)).toEqual([]),
  );

  it('leave out the one that cannot be read', () => {
    const json = '[{"week":1,"time":"25:00"},{"week":1,"time":"8:00"},{"week":1.5,"time":"8:00"}]';
    expect(cycleOf(json)).toEqual([{ week: 1, time: '8:00' }]);
  });
});

describe('the times that would suit', () => {
  const pair = [
    { w: 2, h: 18, m: 30 },
    { w: 5, h: 9, m: 0 },
  ];

  it('are pairs of two lessons a week', () => {
    const [first] = planTimesOf(JSON.stringify([pair]));
    expect(first && formatPair(first, clockAt(TEST_NOW))).toBe('周二 18:30、周五 9:00');
  });

  it.each([
    '',
    '{}',
    '[[]]',
    '[[{"w":2,"h":18,"m":30}]]',
    '[[{"w":0,"h":1,"m":1},{"w":1,"h":1,"m":1}]]',
    '[1]',
  ])('are none where the text is garbage: %s', (json) => expect(planTimesOf(json)).toEqual([]));

  it('are five at most', () => {
    expect(planTimesOf(JSON.stringify(Array.from({ length: 7 }, () => pair)))).toHaveLength(5);
  });
});
