import fc from 'fast-check';
import { Subject } from '../../../src/contract/courses/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import {
  eventsOf,
  eventsOfMany,
  forgetEvents,
  recordEvents,
  type NewEvent,
} from '../../../server/domains/learning/events';
import { learningEvents } from '../../../server/domains/learning/tables';
import { addDays, shanghaiTime } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent } from '../support/people';

const NOVEMBER = { subject: null, from: '2026-11-01', to: '2026-11-30' };
const KINDS = Object.values(LearningEventKind);

let backend: Backend;
let userId: number;
let other: number;
beforeAll(async () => {
  backend = await startBackend();
  userId = (await buildParent(backend, anOfficialParent())).userId;
  other = (await buildParent(backend, anOfficialParent())).userId;
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  await backend.services.db.delete(learningEvents);
});

const write = (...events: readonly NewEvent[]) => {
  const { db, clock } = backend.services;
  return recordEvents(db, clock, userId, events);
};
const known = (asked = {}) => eventsOf(backend.services.db, { userId, ...NOVEMBER, ...asked });

const answer = (ref: string, details: Partial<NewEvent> = {}): NewEvent => ({
  kind: LearningEventKind.answer,
  ref,
  occurredAt: shanghaiTime('2026-11-10', '19:05'),
  subject: Subject.wandou,
  amount: 1,
  outOf: 1,
  ...details,
});

describe('An event of learning', () => {
  it('that comes late counts on the day when it happened, once', async () => {
    await write(answer('lesson:1:1'));
    backend.clock.set(addDays(SEEDED_AT, 20));
    await write(answer('lesson:1:2'), answer('lesson:1:1'));
    expect(
      (await known()).map(({ ref, occurredAt }) => [ref, occurredAt.toISOString().slice(0, 10)]),
    ).toEqual([
      ['lesson:1:1', '2026-11-10'],
      ['lesson:1:2', '2026-11-10'],
    ]);
    expect(await known({ from: '2026-12-01', to: '2026-12-31' })).toEqual([]);
  });

  it('that came late was not known before it came', async () => {
    await write(answer('lesson:1:1'));
    const before = backend.clock.now();
    backend.clock.set(addDays(SEEDED_AT, 1));
    await write(answer('lesson:1:1', { amount: 0 }), answer('lesson:1:2'));
    expect(await known({ knownAt: before })).toMatchObject([{ ref: 'lesson:1:1', amount: 0 }]);
  });

  it('that is sent twice is one, in its last state, also in one batch', async () => {
    await write(answer('lesson:1:1'), answer('lesson:1:1', { amount: 0, title: '第2讲' }));
    expect(await known()).toMatchObject([{ amount: 0, title: '第2讲' }]);
    await write(answer('lesson:1:1', { note: '再想一想' }));
    expect(await known()).toMatchObject([{ amount: 1, title: '', note: '再想一想' }]);
  });

  it('of another child is never seen', async () => {
    const { db, clock } = backend.services;
    await write(answer('lesson:1:1'));
    await recordEvents(db, clock, other, [answer('lesson:1:1', { amount: 0 }), answer('lesson:2:1')]);
    expect(await known()).toMatchObject([{ ref: 'lesson:1:1', amount: 1 }]);
  });

  it('is of the days asked for by the clock of Shanghai, the first and the last among them', async () => {
    const at = (day: string, time: string) =>
      answer(`${day} ${time}`, { occurredAt: shanghaiTime(day, time) });
    await write(at('2026-11-09', '23:59'), at('2026-11-10', '00:00'), at('2026-11-11', '23:59'));
    await write(at('2026-11-12', '00:00'));
    const found = await known({ from: '2026-11-10', to: '2026-11-11' });
    expect(found.map(({ ref }) => ref)).toEqual(['2026-11-10 00:00', '2026-11-11 23:59']);
  });

  it('of no subject belongs to each, one of another subject to that alone', async () => {
    const checkIn = { kind: LearningEventKind.checkIn, ref: 'day:2026-11-10' } as const;
    await write(answer('lesson:1:1'), answer('lesson:2:1', { subject: Subject.yuwen }));
    await write({ ...checkIn, occurredAt: shanghaiTime('2026-11-10', '07:00') });
    const found = await known({ subject: Subject.yuwen });
    expect(found.map(({ ref }) => ref)).toEqual(['day:2026-11-10', 'lesson:2:1']);
  });

  it('that did not happen after all is gone, and nothing beside it', async () => {
    const leave = (ref: string) => answer(ref, { kind: LearningEventKind.leave });
    await write(leave('lesson:1'), leave('lesson:2'), answer('lesson:1'));
    await forgetEvents(backend.services.db, userId, [LearningEventKind.leave], ['lesson:1']);
    expect((await known()).map(({ kind, ref }) => [kind, ref])).toEqual([
      ['answer', 'lesson:1'],
      ['leave', 'lesson:2'],
    ]);
  });
});

const anEvent: fc.Arbitrary<NewEvent> = fc.record({
  kind: fc.constantFrom(...KINDS),
  ref: fc.constantFrom('lesson:1', 'lesson:2', 'lesson:3', 'day:1'),
  occurredAt: fc
    .integer({ min: 0, max: 29 })
    .map((days) => addDays(shanghaiTime('2026-11-01', '12:00'), days)),
  amount: fc.integer({ min: 0, max: 100 }),
});
/** Unique by kind and ref: otherwise the last report wins, and the result depends on the order. */
const events = fc.uniqueArray(anEvent, { selector: ({ kind, ref }) => `${kind} ${ref}`, maxLength: 20 });

describe('Events', () => {
  it('are the same in any order, any number of times and in any split', async () => {
    const { db } = backend.services;
    const histories = fc.tuple(events, fc.infiniteStream(fc.nat()));
    await fc.assert(
      fc.asyncProperty(histories, async ([history, numbers]) => {
        await db.delete(learningEvents);
        await write(...history);
        const first = await known();
        await db.delete(learningEvents);
        const shuffled = history.map((event) => ({ event, at: Number(numbers.next().value) }));
        shuffled.sort((left, right) => left.at - right.at);
        for (const { event } of shuffled) await write(event);
        await write(...history);
        expect(await known()).toEqual(first);
      }),
      { numRuns: 25 },
    );
  });

  it('of several children come in one statement, each with its own', async () => {
    const { db, clock } = backend.services;
    const unknownUser = other + 1_000_000;
    await write(answer('lesson:1:1'), answer('lesson:1:2'));
    await recordEvents(db, clock, other, [answer('lesson:1:1', { amount: 0 })]);
    const found = await eventsOfMany(db, [userId, other, unknownUser], NOVEMBER);
    expect([...found].map(([id, own]) => [id, own.map(({ ref, amount }) => [ref, amount])])).toEqual([
      [
        userId,
        [
          ['lesson:1:1', 1],
          ['lesson:1:2', 1],
        ],
      ],
      [other, [['lesson:1:1', 0]]],
      [unknownUser, []],
    ]);
  });
});
