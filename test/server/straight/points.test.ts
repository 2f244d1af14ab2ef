import { LearningEventKind } from '../../../src/contract/learning/values';
import { POINTS, StudyGroup } from '../../../src/contract/straight/values';
import { groupOf } from '../../../server/domains/straight/group';
import { kindsOf, sumOf, weeksOf, type CountedEvent } from '../../../server/domains/straight/points';
import { shanghaiTime } from '../../../server/core/time';

const MONDAY = '2026-11-16';
const { attended, homework, answer, participation, film, evaluation, checkIn } = LearningEventKind;

const event = (kind: LearningEventKind, more: Partial<CountedEvent> = {}, day = MONDAY, time = '19:00') => ({
  ...{ kind, occurredAt: shanghaiTime(day, time), amount: 1, outOf: 1, isOnTime: null, ...more },
});
const worth = (...events: readonly CountedEvent[]) => sumOf(weeksOf(events).get(MONDAY) ?? []);

describe('What a child learnt is worth', () => {
  it.each([
    ['a lesson on time', event(attended, { amount: 40, outOf: 40, isOnTime: true }), 15],
    ['a lesson that it came late to', event(attended, { amount: 30, outOf: 40, isOnTime: false }), 10],
    ['a lesson that was not announced', event(attended, { amount: 40, outOf: 40 }), 10],
    ['less than half of a lesson', event(attended, { amount: 19, outOf: 40, isOnTime: false }), 0],
    ['homework on time', event(homework, { amount: 60, outOf: 100, isOnTime: true }), 10],
    ['late homework', event(homework, { amount: 100, outOf: 100, isOnTime: false }), 6],
    ['a right answer', event(answer), 1],
    ['a wrong answer', event(answer, { amount: 0 }), 0],
    ['speaking three times', event(participation, { amount: 3 }), 3],
    ['a film that was watched', event(film, { amount: 80, outOf: 100 }), 3],
    ['a film that was skipped through', event(film, { amount: 79, outOf: 100 }), 0],
    ['an evaluation, whatever its result', event(evaluation, { amount: 0, outOf: 10 }), 5],
    ['a check-in', event(checkIn), 2],
    ['absence', event(LearningEventKind.absent), 0],
    ['a leave', event(LearningEventKind.leave), 0],
    ['homework that was given', event(LearningEventKind.homeworkGiven), 0],
    ['the teacher’s words', event(LearningEventKind.comment), 0],
    ['a good moment that a teacher noted', event(LearningEventKind.highlight), 0],
  ])('%s', (_what, one, points) => {
    expect(worth(one)).toBe(points);
  });

  it.each(Object.entries(POINTS))('%s: a day has an end, however often it is done', (kind, { mostADay }) => {
    const often = Array.from({ length: 60 }, () =>
      event(kind as LearningEventKind, { amount: 5, outOf: 5, isOnTime: true }),
    );
    expect(worth(...often)).toBe(mostADay);
    const [day] = weeksOf(often).get(MONDAY) ?? [];
    expect(day?.from).toEqual([expect.objectContaining({ isCapped: true, points: mostADay })]);
  });

  it('the next day counts from zero', () => {
    const answers = [MONDAY, '2026-11-17'].flatMap((day) =>
      Array.from({ length: 25 }, () => event(answer, {}, day)),
    );
    expect(worth(...answers)).toBe(2 * POINTS.answer.mostADay);
  });

  it('counts in the week of its day in Shanghai, to the minute', () => {
    const last = event(checkIn, {}, '2026-11-22', '23:59');
    const first = event(checkIn, {}, '2026-11-23', '00:00');
    expect([...weeksOf([first, last])].map(([week, days]) => [week, sumOf(days)])).toEqual([
      [MONDAY, 2],
      ['2026-11-23', 2],
    ]);
  });

  it('is grouped by kinds, the one with the most first', () => {
    const days = weeksOf([event(checkIn), event(evaluation), event(answer)]).get(MONDAY) ?? [];
    expect(kindsOf(days)).toEqual([
      { kind: 'evaluation', points: 5 },
      { kind: 'checkIn', points: 2 },
      { kind: 'answer', points: 1 },
    ]);
  });
});

describe('Children are compared', () => {
  const child = { step: 'S2-3', bornOn: null, age: null, lessons: 40 };
  it.each([
    ['by the level of their step', child, StudyGroup.s2],
    ['the highest levels together', { ...child, step: 'S7-1' }, StudyGroup.s5],
    ['beginners among themselves, whatever their level', { ...child, lessons: 9 }, StudyGroup.sprout],
    ['from the tenth lesson on with the others', { ...child, lessons: 10 }, StudyGroup.s2],
    ['without a step by their birthday', { ...child, step: '', bornOn: '2019-11-17' }, StudyGroup.young],
    ['on the birthday as who they are then', { ...child, step: '', bornOn: '2019-11-16' }, StudyGroup.middle],
    ['else by the age that was said', { ...child, step: '10级', age: 9 }, StudyGroup.middle],
    ['from ten years on with the old ones', { ...child, step: '', age: 10 }, StudyGroup.old],
    ['without step and age with the young ones', { ...child, step: '' }, StudyGroup.young],
  ])('%s', (_how, given, group) => {
    expect(groupOf(given, MONDAY)).toBe(group);
  });
});
