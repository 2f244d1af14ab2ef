import { and, eq } from 'drizzle-orm';
import { SubjectCode } from '../../../src/contract/courses/values';
import { HourStatus, hourBalances, hourGifts } from '../../../server/domains/hours/tables';
import { DAY } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { hourGift } from '../../builders/hours';
import { anOfficialParent } from '../../builders/parent';
import { buildParent, setScenario, type Parent } from '../support/people';
import { as } from '../support/answers';

interface Gift {
  readonly giveClass: number;
  readonly packageReceives: readonly { readonly packageId: number }[];
}

const { wandou, yuwen, math } = SubjectCode;
const withWandou = anOfficialParent().withHours(wandou, { baseHours: 32, giveHours: 4 });
const withThreeGifts = anOfficialParent()
  .withHours(wandou, { baseHours: 40, giveHours: 6 })
  .withHours(yuwen, { baseHours: 28, giveHours: 2 })
  .withHours(yuwen, { baseHours: 24, status: HourStatus.notStarted })
  .withHours(math, { hourGroup: 'largeLive', baseHours: 36, giveHours: 4 })
  .withHourGift(wandou, 2)
  .withHourGift(yuwen, 1)
  .withHourGift(math, 3);

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const waiting = async ({ visitor }: Parent) => as<readonly Gift[]>(await visitor.ask('listUnclaimedAward'));
const packagesOf = (gifts: readonly Gift[]) => gifts.flatMap(({ packageReceives }) => [...packageReceives]);
const claim = ({ visitor }: Parent, packageReceives: object) =>
  visitor.ask('receiveAward', { packageReceives });

async function liveHours({ visitor, unificationId }: Parent, brandCode: SubjectCode) {
  const request = { unificationId, hourUserStatus: [0, 1], brandCode };
  return (await visitor.ask('queryUserHourGroup', request)).data;
}

describe('Claiming class hours', () => {
  it('lists what waits and adds it to the hours of its brand', async () => {
    const parent = await buildParent(backend, withThreeGifts);
    const gifts = await waiting(parent);
    expect(gifts.map(({ giveClass }) => giveClass)).toEqual([2, 1, 3]);
    expect(await claim(parent, packagesOf(gifts))).toMatchObject({
      status: 200,
      code: '00000000',
      data: null,
    });
    expect(await liveHours(parent, SubjectCode.wandou)).toMatchObject({ smallLive: { giveHours: 8 } });
    expect(await liveHours(parent, SubjectCode.yuwen)).toMatchObject({ smallLive: { giveHours: 3 } });
    expect(await liveHours(parent, SubjectCode.math)).toMatchObject({
      largeLive: { baseHours: 36, giveHours: 7 },
      smallLive: { giveHours: 0 },
    });
    expect(await waiting(parent)).toEqual([]);
  });

  it('adds nothing a second time, nor when two claims come at once', async () => {
    const parent = await buildParent(backend, withWandou);
    await setScenario(backend, parent, { classHour: 5 });
    const packages = packagesOf(await waiting(parent));
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(parent, [...packages, ...packages])));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => '00000000'));
    expect((await claim(parent, packages)).code).toBe('00000000');
    expect(await liveHours(parent, SubjectCode.wandou)).toMatchObject({ smallLive: { giveHours: 9 } });
  });

  it('opens hours where the child has none of the brand, by category for programming', async () => {
    const parent = await buildParent(backend, withWandou);
    await hourGift(SubjectCode.weiqi, 2)(backend.services, parent);
    await hourGift(SubjectCode.biancheng, 4)(backend.services, parent);
    await claim(parent, packagesOf(await waiting(parent)));
    expect(await liveHours(parent, SubjectCode.weiqi)).toMatchObject({ smallLive: { giveHours: 2 } });
    expect(await liveHours(parent, SubjectCode.biancheng)).toMatchObject({
      userHours: [{ userHourType: 1, baseHours: 0, giveHours: 4 }],
    });
  });

  it('adds nothing to hours that end one day', async () => {
    const parent = await buildParent(backend, withThreeGifts);
    const { db, clock } = backend.services;
    const { userId } = parent;
    const brandCode = SubjectCode.xinli;
    const expiresAt = new Date(clock.now().getTime() + DAY);
    const ending = { userId, brandCode, hourGroup: 'smallLive', status: HourStatus.inUse } as const;
    await db.insert(hourBalances).values({ ...ending, baseHours: 3, giveHours: 0, expiresAt });
    await hourGift(brandCode, 2)(backend.services, parent);
    await claim(parent, packagesOf(await waiting(parent)));
    expect(await liveHours(parent, brandCode)).toMatchObject({ smallLive: { baseHours: 3, giveHours: 2 } });
    backend.clock.pass(DAY);
    expect(await liveHours(parent, brandCode)).toMatchObject({ smallLive: { baseHours: 0, giveHours: 2 } });
  });

  it('is refused for the packages of another parent, and then claims none at all', async () => {
    const owner = await buildParent(backend, withThreeGifts);
    const thief = await buildParent(backend, withWandou);
    await setScenario(backend, thief, { classHour: 1 });
    const both = [...packagesOf(await waiting(thief)), ...packagesOf(await waiting(owner))];
    expect(await claim(thief, both)).toMatchObject({ status: 200, code: '10000002' });
    expect([(await waiting(thief)).length, (await waiting(owner)).length]).toEqual([1, 3]);
    expect(await liveHours(thief, SubjectCode.wandou)).toMatchObject({ smallLive: { giveHours: 4 } });
  });

  it('is refused for a package that there is not, and for none', async () => {
    const parent = await buildParent(backend, withWandou);
    expect(await claim(parent, [{ packageId: 999_999 }])).toMatchObject({ status: 200, code: '10000002' });
    expect(await claim(parent, [])).toMatchObject({ status: 400, body: { field: 'packageReceives' } });
  });

  it('is over when its time is', async () => {
    const parent = await buildParent(backend, withThreeGifts);
    const packages = packagesOf(await waiting(parent));
    backend.clock.pass(29 * DAY);
    expect(await waiting(parent)).toEqual([]);
    expect(await claim(parent, packages)).toMatchObject({ status: 200, code: '10000005' });
    const [unclaimed] = await backend.services.db
      .select()
      .from(hourGifts)
      .where(eq(hourGifts.userId, parent.userId));
    expect(unclaimed?.claimedAt).toBeNull();
  });

  it('keeps the hours that are not in use', async () => {
    const parent = await buildParent(backend, withThreeGifts);
    const notStarted = and(eq(hourBalances.userId, parent.userId), eq(hourBalances.status, 0));
    const before = await backend.services.db.select().from(hourBalances).where(notStarted);
    expect(before).toHaveLength(1);
    await claim(parent, packagesOf(await waiting(parent)));
    expect(await backend.services.db.select().from(hourBalances).where(notStarted)).toEqual(before);
  });

  it('takes a session', async () => {
    const parent = await buildParent(backend, withThreeGifts);
    const packages = packagesOf(await waiting(parent));
    parent.visitor.token = null;
    expect(await parent.visitor.ask('listUnclaimedAward')).toMatchObject({ status: 401, code: '1000010' });
    expect(await claim(parent, packages)).toMatchObject({ status: 401, code: '1000010' });
  });
});
