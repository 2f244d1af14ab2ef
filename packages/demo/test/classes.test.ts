/** Demo open classes and pea classes: each visual state, on any day. */
import { SCENARIO, type ScenarioState } from '../../../src/contract/scenario';
import { DEMO_ACCOUNTS } from '../accounts';
import { DEMO_OPEN_CLASSES, OPEN_CLASS } from '../content/classes/open-classes';
import { DEMO_PEA_SERIES } from '../content/classes/pea-classes';
import { refreshClasses } from '../content/classes/seed';
import { STATED_CLASS } from '../content/classes/states';
import { DAY } from '../../../server/core/time';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, DEMO_ACCOUNTS.manySubjects.phone);
});
afterAll(() => backend.stop());

const open = async (classId: number) => (await parent.visitor.ask('getOpenClass', { classId })).data;

async function everyLook() {
  const open = await Promise.all(
    DEMO_OPEN_CLASSES.map(async ({ id: classId }) => {
      const { data } = await parent.visitor.ask('getOpenClass', { classId });
      return [classId, data.state];
    }),
  );
  const pea = await Promise.all(
    DEMO_PEA_SERIES.flatMap(({ classes }) => classes).map(
      async ({ id: classId }) => (await parent.visitor.ask('getPeaClass', { classId })).data.state,
    ),
  );
  return {
    open: Object.fromEntries(open) as Record<number, string>,
    live: pea.filter((state) => state === 'live'),
  };
}

const LOOKS = {
  [OPEN_CLASS.live]: 'live',
  [OPEN_CLASS.oneLeft]: 'soon',
  [OPEN_CLASS.full]: 'full',
  [OPEN_CLASS.reserved]: 'reserved',
  [OPEN_CLASS.soon]: 'soon',
  [OPEN_CLASS.later]: 'soon',
  [OPEN_CLASS.withReplay]: 'over',
  [OPEN_CLASS.over]: 'over',
};

describe('The classes of the demonstration', () => {
  it('are of every look, on any day after it was seeded', async () => {
    expect(await everyLook()).toEqual({ open: LOOKS, live: ['live'] });
    const before = backend.clock.now();
    for (const days of [10, 20]) {
      backend.clock.set(new Date(before.getTime() + days * DAY));
      await refreshClasses(backend.services.db, backend.clock);
      await refreshClasses(backend.services.db, backend.clock);
      expect({ days, ...(await everyLook()) }).toEqual({ days, open: LOOKS, live: ['live'] });
      expect((await open(OPEN_CLASS.oneLeft)).seatsLeft).toBe(1);
    }
    backend.clock.set(before);
    await refreshClasses(backend.services.db, backend.clock);
  });

  it('have pictures that are stored, and points to read', async () => {
    const { data } = await parent.visitor.ask('listOpenClasses', { when: 'coming', page: 1, limit: 50 });
    for (const { picture, teacherAvatar } of data as unknown as Record<string, string>[]) {
      for (const url of [picture, teacherAvatar])
        expect((await parent.visitor.raw({ method: 'GET', url: new URL(url ?? '').pathname })).status).toBe(
          200,
        );
    }
  });
});

const SEEN: Readonly<Record<ScenarioState<'openClass'>, readonly [string, number, boolean]>> = {
  soon: ['soon', 20, false],
  'one-left': ['soon', 1, false],
  full: ['full', 0, false],
  reserved: ['reserved', 20, true],
  live: ['live', 20, true],
  'live-full': ['live', 0, false],
  over: ['over', 20, true],
};

describe('An open class for testers', () => {
  it.each(SCENARIO.openClass.names)('may be put into the state %s', async (state) => {
    await setScenario(backend, parent, { openClass: state });
    const { state: seen, seatsLeft, isReserved } = await open(STATED_CLASS);
    expect([seen, seatsLeft, isReserved]).toEqual(SEEN[state]);
  });
});
