import type { CenterActivity } from '../../../src/contract/activities/schema';
import { DAY } from '../../../server/time';
import { homeAccount, logIn, PHONE, type Parent } from '../support/home-people';
import { startBackend, type Backend } from '../support/backend';

let backend: Backend;
let parent: Parent;
beforeEach(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, PHONE.oneSubject);
});
afterEach(() => backend.stop());

const ask = ({ visitor }: Parent, state: number, page = 1, limit = 20) =>
  visitor.ask('listActivities', { state, page, limit });
const list = async (state: number, who = parent) =>
  (await ask(who, state)).data as unknown as CenterActivity[];
const join = ({ visitor }: Parent, activityId: number) => visitor.ask('joinActivity', { activityId });

const PERSONAL = '生日月专属：许一个学习小愿望';

describe('The activity centre', () => {
  it('tells current, coming and ended ones apart by the clock', async () => {
    const counts = async () => [(await list(1)).length, (await list(2)).length, (await list(3)).length];
    expect(await counts()).toEqual([7, 3, 6]);
    backend.clock.pass(5 * DAY);
    expect(await counts()).toEqual([5, 1, 10]);
  });

  it('begins with what ends first, what comes first, what ended last', async () => {
    expect((await list(1))[0]).toMatchObject({ title: '家庭数学游戏日', endsAt: '2026-11-21 23:59:00' });
    expect((await list(2))[0]).toMatchObject({ title: '睡前故事会', startsAt: '2026-11-22 19:30:00' });
    const ended = (await list(3)).map(({ endsAt }) => endsAt);
    expect(ended).toEqual([...ended].sort().reverse());
  });

  it('comes in pages with the number of all', async () => {
    const first = await ask(parent, 1, 1, 5);
    const second = await ask(parent, 1, 2, 5);
    const pages = [first.data, second.data] as unknown as CenterActivity[][];
    expect([first.count, pages.map((page) => page.length)]).toEqual([7, [5, 2]]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(7);
    expect(await ask(parent, 1, 1, 21)).toMatchObject({ status: 400, body: { field: 'limit' } });
    expect(await ask(parent, 4)).toMatchObject({ status: 400, body: { field: 'state' } });
  });

  it('shows what is for one parent, or one kind of parents, to them alone', async () => {
    const whole = await homeAccount(backend, 'wholeQueue');
    const titles = async (who: Parent) => (await list(1, who)).map(({ title }) => title);
    expect(await titles(whole)).toContain(PERSONAL);
    expect(await titles(parent)).not.toContain(PERSONAL);
    expect(await titles(await logIn(backend, PHONE.unofficial))).not.toContain('围棋入门公开课');
    const { id = 0 } = (await list(1, whole)).find(({ title }) => title === PERSONAL) ?? {};
    expect(await join(parent, id)).toMatchObject({ code: '10000002' });
    expect((await join(whole, id)).code).toBe('00000000');
  });

  it('keeps who takes part, once', async () => {
    const [open] = (await list(1)).filter(({ isOurs }) => isOurs);
    const id = open?.id ?? 0;
    expect(open?.isJoined).toBe(false);
    await Promise.all([join(parent, id), join(parent, id)]);
    expect((await list(1)).find((each) => each.id === id)?.isJoined).toBe(true);
    const other = await logIn(backend, PHONE.captchaFirst);
    expect((await list(1, other)).find((each) => each.id === id)?.isJoined).toBe(false);
  });

  it('refuses what is not under way, what is elsewhere, what is not there', async () => {
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
    parent.visitor.token = null;
    expect(await ask(parent, 1)).toMatchObject({ status: 401 });
    expect(await join(parent, 9001)).toMatchObject({ status: 401 });
  });
});
