import type { CenterActivity } from '../../../src/contract/activities/schema';
import { BannerUserType } from '../../../src/contract/home/values';
import { addDays, DAY } from '../../../server/core/time';
import { storeActivity, type ActivityDetails } from '../../builders/activities';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';
import { Visitor } from '../support/visitor';

const PERSONAL = '生日月专属：许一个学习小愿望';

let backend: Backend;
let parent: Parent;
/** The activity is for this parent only. */
let owner: Parent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
  owner = await buildParent(backend, anOfficialParent());
  const { services } = backend;
  const lasting = (title: string, from: number, to: number, more: ActivityDetails = {}) => {
    const now = SEEDED_AT;
    return storeActivity(services, {
      title,
      startsAt: addDays(now, from),
      endsAt: addDays(now, to),
      ...more,
    });
  };
  await lasting('亲子共读周', -3, 4);
  await lasting('家庭数学游戏日', -2, 0.5);
  await lasting('围棋入门公开课', -4, 1, { isOurs: false, userTypes: [BannerUserType.official] });
  await lasting('气球飞行科学周', 4, 11);
  await lasting('睡前故事会', 1, 1.5);
  await lasting('中秋猜灯谜', -60, -50);
  await lasting('国庆拼图接力', -30, -20);
  await lasting(PERSONAL, -5, 8, { userIds: [owner.userId] });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const ask = ({ visitor }: Pick<Parent, 'visitor'>, state: number, page = 1, limit = 20) =>
  visitor.ask('listActivities', { state, page, limit });
const list = async (state: number, who = parent) =>
  (await ask(who, state)).data as unknown as CenterActivity[];
const join = ({ visitor }: Pick<Parent, 'visitor'>, activityId: number) =>
  visitor.ask('joinActivity', { activityId });

describe('The activity centre', () => {
  it('sorts current, coming and past ones by the clock', async () => {
    const counts = async () => [(await list(1)).length, (await list(2)).length, (await list(3)).length];
    expect(await counts()).toEqual([3, 2, 2]);
    backend.clock.pass(5 * DAY);
    expect(await counts()).toEqual([1, 0, 6]);
  });

  it('begins with what ends first, what comes first, what ended last', async () => {
    expect((await list(1))[0]).toMatchObject({ title: '家庭数学游戏日', endsAt: '2026-11-21 21:00:00' });
    expect((await list(2))[0]).toMatchObject({ title: '睡前故事会', startsAt: '2026-11-22 09:00:00' });
    const ended = (await list(3)).map(({ endsAt }) => endsAt);
    expect(ended).toEqual([...ended].sort().reverse());
  });

  it('comes in pages with the number of all', async () => {
    const first = await ask(parent, 1, 1, 2);
    const second = await ask(parent, 1, 2, 2);
    const pages = [first.data, second.data] as unknown as CenterActivity[][];
    expect([first.count, pages.map((page) => page.length)]).toEqual([3, [2, 1]]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(3);
    expect(await ask(parent, 1, 1, 21)).toMatchObject({ status: 400, body: { field: 'limit' } });
    expect(await ask(parent, 4)).toMatchObject({ status: 400, body: { field: 'state' } });
  });

  it('shows what is for one parent, or one kind of parents, to them alone', async () => {
    const titles = async (who: Parent) => (await list(1, who)).map(({ title }) => title);
    expect(await titles(owner)).toContain(PERSONAL);
    expect(await titles(parent)).not.toContain(PERSONAL);
    expect(await titles(await buildParent(backend, aParent()))).not.toContain('围棋入门公开课');
    const { id = 0 } = (await list(1, owner)).find(({ title }) => title === PERSONAL) ?? {};
    expect(await join(parent, id)).toMatchObject({ code: '10000002' });
    expect((await join(owner, id)).code).toBe('00000000');
  });

  it('keeps who takes part, once', async () => {
    const [open] = (await list(1)).filter(({ isOurs }) => isOurs);
    const id = open?.id ?? 0;
    expect(open?.isJoined).toBe(false);
    await Promise.all([join(parent, id), join(parent, id)]);
    expect((await list(1)).find((each) => each.id === id)?.isJoined).toBe(true);
    const other = await buildParent(backend, anOfficialParent());
    expect((await list(1, other)).find((each) => each.id === id)?.isJoined).toBe(false);
  });

  it('refuses what is not current, what is elsewhere, what does not exist', async () => {
    const idOf = async (state: number, isOurs = true) =>
      (await list(state)).find((each) => each.isOurs === isOurs)?.id ?? 0;
    expect(await join(parent, await idOf(2))).toMatchObject({
      code: '10000005',
      message: '活动还没有开始哦',
    });
    expect(await join(parent, await idOf(3))).toMatchObject({ code: '10000005', message: '活动已经结束了' });
    expect(await join(parent, await idOf(1, false))).toMatchObject({ code: '10000005' });
    expect(await join(parent, 1)).toMatchObject({ code: '10000002' });
    expect(await join(parent, 0)).toMatchObject({ status: 400, body: { field: 'activityId' } });
  });

  it('asks for a session', async () => {
    const visitor = new Visitor(backend);
    expect(await ask({ visitor }, 1)).toMatchObject({ status: 401 });
    expect(await join({ visitor }, 9001)).toMatchObject({ status: 401 });
  });
});
