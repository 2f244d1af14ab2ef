import { anOpenClass, minutesAgo } from '../../builders/classes';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { testClock } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { cancel, enter, ownersOf, reserve, takenOf } from './support';

jest.setTimeout(60_000);

const SEATS = 7;
const PARENTS = 300;

let first: Backend;
let second: Backend;
let all: readonly InsideParent[];
beforeAll(async () => {
  const clock = testClock();
  const env = { LOG_LEVEL: 'silent' };
  first = await startBackend({ clock, env });
  second = await startBackend({ clock, env, database: first.database });
  // Alternates between the two instances.
  all = await Promise.all(
    Array.from({ length: PARENTS }, (_, index) =>
      buildParent(index % 2 === 0 ? first : second, anOfficialParent()),
    ),
  );
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});

const yes = (answers: readonly { readonly code: string }[]) =>
  all.filter((_, index) => answers[index]?.code === '00000000').map(({ userId }) => userId);
const ordered = (ids: readonly number[]) => [...ids].sort((left, right) => left - right);

describe('Three hundred parents and seven seats, through two instances', () => {
  it('give each seat once: seven get one, all others a refusal, and asking again changes nothing', async () => {
    const classId = await anOpenClass(first.services, { seats: SEATS });
    const answers = await Promise.all(all.map((parent) => reserve(parent, classId)));
    const winners = yes(answers);
    expect(winners).toHaveLength(SEATS);
    expect(answers.filter(({ code }) => code === '10000005')).toHaveLength(PARENTS - SEATS);
    expect(await ownersOf(first, classId)).toEqual(ordered(winners));
    const again = await Promise.all(all.map((parent) => reserve(parent, classId)));
    expect(yes(again)).toEqual(winners);
    expect(await takenOf(first, classId)).toBe(SEATS);
  });

  it('take one seat for a parent who asks many times at once', async () => {
    const classId = await anOpenClass(first.services, { seats: SEATS });
    const [parent] = all as readonly [InsideParent];
    const answers = await Promise.all(Array.from({ length: 30 }, () => reserve(parent, classId)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000000']));
    expect([await ownersOf(first, classId), await takenOf(first, classId)]).toEqual([[parent.userId], 1]);
  });

  it('lose no seat and give none twice while seats are given back all the time', async () => {
    const classId = await anOpenClass(first.services, { seats: SEATS });
    const some = all.slice(0, 120);
    await Promise.all(
      some.map(async (parent, index) => {
        await reserve(parent, classId);
        if (index % 3 === 0) await Promise.all([cancel(parent, classId), cancel(parent, classId)]);
        if (index % 6 === 0) await Promise.all([reserve(parent, classId), cancel(parent, classId)]);
      }),
    );
    const owners = await ownersOf(first, classId);
    expect(await takenOf(first, classId)).toBe(owners.length);
    expect(owners.length).toBeLessThanOrEqual(SEATS);
    await Promise.all(all.map((parent) => reserve(parent, classId)));
    expect((await ownersOf(first, classId)).length).toBe(SEATS);
    expect(await takenOf(first, classId)).toBe(SEATS);
  });

  it('admit as many into a running class as there are seats left', async () => {
    const startsAt = minutesAgo(first.services, 5);
    const classId = await anOpenClass(first.services, { seats: SEATS, taken: 4, startsAt });
    const answers = await Promise.all(all.map((parent) => enter(parent, classId)));
    expect(yes(answers)).toHaveLength(SEATS - 4);
    expect(await ownersOf(first, classId)).toEqual(ordered(yes(answers)));
  });
});
