import fc from 'fast-check';
import { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { Mastery } from '../../../src/contract/growth/values';
import { spanBefore } from '../../../server/domains/growth/statistics/span';
import { statisticsOf } from '../../../server/domains/growth/statistics/statistics';
import type { LearningEvent } from '../../../server/domains/learning/events';
import type { Statistics } from '../../../server/domains/growth/statistics/types';
import { shanghaiTime } from '../../../server/core/time';
import { happened, manyEvents, POINTS } from './events-of-tests';

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const all = { span: OCTOBER, subject: null, points: POINTS };
const { attended, absent, leave, answer, checkIn, participation, homework, film } = LearningEventKind;

const count = (events: readonly LearningEvent[], options = {}) =>
  statisticsOf(events, { ...all, ...options });

/** Figures that add up: the sum of two periods is the figure of both. */
const sums = ({ lessons, onTime, minutes, answers, ...rest }: Statistics) => ({
  ...{ ...lessons, minutes, ...answers, participations: rest.participations, ...rest.films },
  onTime: onTime.kept,
  known: onTime.of,
  homework: Object.values(rest.homework),
  checkIns: rest.checkIns.days,
  evaluations: Object.values(rest.evaluations),
  points: POINTS.map(({ id }) => {
    const point = rest.points.find(({ knowledgeId }) => knowledgeId === id);
    return [point?.right ?? 0, point?.asked ?? 0];
  }),
  days: rest.days,
  highlights: rest.highlights,
  comments: rest.comments,
});

function added(left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  if (Array.isArray(left) && Array.isArray(right)) return left.map((one, at) => added(one, right[at]));
  return Object.fromEntries(
    Object.entries(left as object).map(([name, one]) => [
      name,
      added(one, (right as Record<string, unknown>)[name]),
    ]),
  );
}

describe('What is counted of events', () => {
  it('is the same in whatever order they came', () => {
    const shuffled = manyEvents.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
    fc.assert(
      fc.property(shuffled, ([events, other]) => {
        expect(count(other)).toEqual(count(events));
      }),
    );
  });

  it('is the same where some of them are sent again', () => {
    const repeated = manyEvents.chain((events) => fc.tuple(fc.constant(events), fc.subarray(events)));
    fc.assert(
      fc.property(repeated, ([events, again]) => {
        expect(count([...again, ...events, ...again.map((event) => ({ ...event }))])).toEqual(count(events));
      }),
    );
  });

  it('adds up where a time is split in two, on whatever day', () => {
    fc.assert(
      fc.property(manyEvents, fc.integer({ min: 1, max: 30 }), (events, day) => {
        const two = (number: number) => String(number).padStart(2, '0');
        const first = sums(count(events, { span: { ...OCTOBER, to: `2026-10-${two(day)}` } }));
        const second = sums(count(events, { span: { ...OCTOBER, from: `2026-10-${two(day + 1)}` } }));
        const whole = sums(count(events));
        const { days, highlights, comments, ...numbers } = whole;
        const { days: firstDays, highlights: firstHigh, comments: firstWords, ...left } = first;
        const { days: secondDays, highlights: secondHigh, comments: secondWords, ...right } = second;
        expect(added(left, right)).toEqual(numbers);
        expect([...firstDays, ...secondDays]).toEqual(days);
        expect([...secondHigh, ...firstHigh]).toEqual(highlights);
        expect([...secondWords, ...firstWords]).toEqual(comments);
      }),
    );
  });

  it('adds up over its weeks', () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        const { weeks, answers, minutes, participations } = count(events);
        const sum = (of: (week: Statistics['weeks'][number]) => number) =>
          weeks.reduce((total, week) => total + of(week), 0);
        expect(sum(({ right }) => right)).toBe(answers.right);
        expect(sum(({ asked }) => asked)).toBe(answers.asked);
        expect(sum((week) => week.minutes)).toBe(minutes);
        expect(sum((week) => week.participations)).toBe(participations);
      }),
    );
  });

  it('of all subjects is that of each subject, and of what belongs to none', () => {
    fc.assert(
      fc.property(manyEvents, (events) => {
        const of = (subject: Subject) => count(events, { subject }).lessons.attended;
        expect(
          Object.values(Subject)
            .map(of)
            .reduce((sum, one) => sum + one),
        ).toBe(count(events).lessons.attended);
        expect(count(events, { subject: Subject.wandou }).checkIns.days).toBe(0);
      }),
    );
  });

  it('begins and ends at midnight in Shanghai', () => {
    const at = (moment: string) => happened(attended, { occurredAt: new Date(moment) });
    const inside = [at('2026-09-30T16:00:00Z'), at('2026-10-31T15:59:59.999Z')];
    const outside = [at('2026-09-30T15:59:59.999Z'), at('2026-10-31T16:00:00Z')];
    expect(count([...inside, ...outside]).lessons.attended).toBe(2);
    expect(
      count(inside)
        .days.filter(({ things }) => things > 0)
        .map(({ day }) => day),
    ).toEqual(['2026-10-01', '2026-10-31']);
  });

  it('leaves out what is still to come', () => {
    const events = [
      happened(attended, { occurredAt: shanghaiTime('2026-10-10', '10:00') }),
      happened(leave, { occurredAt: shanghaiTime('2026-10-10', '20:00') }),
    ];
    const until = shanghaiTime('2026-10-10', '12:00');
    expect(count(events, { until }).lessons).toEqual({ attended: 1, absent: 0, leave: 0 });
  });

  it('of a child without events is zero, on every day', () => {
    const nothing = count([]);
    expect(nothing).toMatchObject({
      minutes: 0,
      points: [],
      highlights: [],
      checkIns: { days: 0, longest: 0 },
    });
    expect(nothing.days).toHaveLength(31);
    expect(nothing.weeks.map(({ monday }) => monday)).toEqual([
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
    ]);
  });
});

describe('A lesson', () => {
  it.each([
    [[absent, attended], { attended: 1, absent: 0, leave: 0 }],
    [[absent, leave], { attended: 0, absent: 0, leave: 1 }],
    [[attended, leave, absent], { attended: 1, absent: 0, leave: 0 }],
  ])('with the events %j counts once: %j', (kinds, lessons) => {
    expect(count(kinds.map((kind) => happened(kind, { ref: 'lesson:7' }))).lessons).toEqual(lessons);
  });
});

describe('Check-ins', () => {
  it('run as long as no day is missing; twice a day is a day', () => {
    const on = (day: string, time = '08:00') =>
      happened(checkIn, { ref: `day:${day}${time}`, subject: null, occurredAt: shanghaiTime(day, time) });
    const days = ['2026-10-01', '2026-10-02', '2026-10-04', '2026-10-05', '2026-10-06'].map((day) => on(day));
    expect(count([...days, on('2026-10-06', '23:59')]).checkIns).toEqual({ days: 5, longest: 3 });
  });
});

describe('A day', () => {
  it('counts attended lessons, homework, films and the check-in', () => {
    const kinds = [attended, homework, film, checkIn, answer, participation, absent];
    const { days } = count(kinds.map((kind, at) => happened(kind, { ref: `one:${at}` })));
    expect(days.find(({ things }) => things > 0)).toEqual({ day: '2026-10-10', things: 4 });
  });
});

describe('A knowledge point', () => {
  const given = (rights: readonly number[], details: Partial<LearningEvent> = {}) =>
    rights.map((amount, at) => {
      const occurredAt = shanghaiTime('2026-10-10', `19:0${at}`);
      return happened(answer, {
        ref: `lesson:1:${at}`,
        knowledgeId: 1,
        amount,
        outOf: 1,
        occurredAt,
        ...details,
      });
    });
  const stateOf = (events: readonly LearningEvent[]) =>
    count([...events, happened(attended)]).points.find(({ knowledgeId }) => knowledgeId === 1)?.state;

  it.each([
    [[], Mastery.ahead],
    [[1, 1], Mastery.underway],
    [[1, 1, 1], Mastery.mastered],
    [[0, 1, 1, 1, 1], Mastery.mastered],
    [[1, 1, 1, 1, 0], Mastery.underway],
    [[0, 0, 0, 1, 1, 1, 1, 1], Mastery.mastered],
    [[1, 1, 1, 1, 1, 1, 0, 0], Mastery.underway],
    [[0, 0, 1, 1, 1], Mastery.mastered],
    [[1, 1, 1, 0, 1], Mastery.underway],
  ])('with the answers %j is %s: the last five count, the newest most', (rights, state) => {
    expect(stateOf(given(rights))).toBe(state);
  });

  it('with a wrong question that is still open is in progress, however well it was answered since', () => {
    const events = [...given([1, 1, 1, 1, 1]), happened(attended)];
    const state = count(events, { openWrong: new Set([1]) }).points.find(
      ({ knowledgeId }) => knowledgeId === 1,
    )?.state;
    expect(state).toBe(Mastery.underway);
  });

  it('that was mastered before the time stays mastered, and was asked nothing in it', () => {
    const before = given([1, 1, 1], { occurredAt: shanghaiTime('2026-03-01') });
    expect(count([...before, happened(attended)]).points[0]).toMatchObject({
      asked: 0,
      state: Mastery.mastered,
    });
  });

  it('of a subject without a lesson or an answer is not listed, though a film of it was watched', () => {
    expect(
      count([happened(attended), happened(film, { subject: Subject.math })]).points.map(
        ({ subject }) => subject,
      ),
    ).toEqual(POINTS.filter(({ subject }) => subject === Subject.wandou).map(({ subject }) => subject));
  });
});

describe('The time before', () => {
  it('has the same length, and ends the day before', () => {
    expect(spanBefore({ from: '2026-10-25', to: '2026-11-23' })).toEqual({
      from: '2026-09-25',
      to: '2026-10-24',
    });
  });
});
