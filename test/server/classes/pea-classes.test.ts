import { PlayableKind } from '../../../src/contract/films/values';
import { openClassSource, peaClassSource } from '../../../server/domains/classes/playable';
import { peaClasses, peaSeries } from '../../../server/domains/classes/tables';
import { addMillis, DAY, HOUR } from '../../../server/core/time';
import type { CallContext } from '../../../server/core/http/handler';
import { anOpenClass, aPeaClass, aPeaSeries, minutesAgo } from '../../builders/classes';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, aParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(peaClasses);
  await backend.services.db.delete(peaSeries);
});

const on = () => backend.services;
const at = (hours: number) => addMillis(backend.clock.now(), hours * HOUR);
const look = (classId: number) => parent.visitor.ask('getPeaClass', { classId });
const enter = (classId: number) => parent.visitor.ask('enterPeaClass', { classId });

async function listed(more: { readonly seriesId?: number } = {}) {
  const { data } = await parent.visitor.ask('listPeaClasses', { page: 1, limit: 10, ...more });
  return (data as unknown as readonly { classId: number }[]).map(({ classId }) => classId);
}

describe('A pea class', () => {
  it('is coming, live, then made into a replay, then that replay', async () => {
    const states = [
      await aPeaClass(on()),
      await aPeaClass(on(), { startsAt: minutesAgo(on(), 5), hasFilm: true }),
      await aPeaClass(on(), { startsAt: at(-2) }),
      await aPeaClass(on(), { startsAt: at(-2), hasFilm: true }),
    ].map(async (id) => (await look(id)).data.state);
    expect(await Promise.all(states)).toEqual(['coming', 'live', 'making', 'replay']);
    expect((await look(1)).data).toBeNull();
  });

  it('opens its room while it is live', async () => {
    const live = await aPeaClass(on(), { startsAt: minutesAgo(on(), 5), liveId: 78 });
    expect((await enter(live)).data).toEqual({ liveId: 78, liveStatus: 1 });
    expect((await enter(await aPeaClass(on()))).message).toBe('这节课还未开始');
    expect((await enter(await aPeaClass(on(), { startsAt: at(-2) }))).message).toBe('这节课已经结束');
    expect((await enter(1)).code).toBe('10000002');
  });

  it('names the one after it in its series, whatever comes in others', async () => {
    const seriesId = await aPeaSeries(on());
    const second = await aPeaClass(on(), { seriesId, startsAt: at(48) });
    const first = await aPeaClass(on(), { seriesId, startsAt: at(24) });
    await aPeaClass(on(), { startsAt: at(30) });
    expect((await look(first)).data.nextId).toBe(second);
    expect((await look(second)).data.nextId).toBe(0);
  });
});

describe('The list of pea classes', () => {
  it('has what is live first, then what comes, then what is over with the newest first', async () => {
    const old = await aPeaClass(on(), { startsAt: at(-60), hasFilm: true });
    const recent = await aPeaClass(on(), { startsAt: at(-20), hasFilm: true });
    const later = await aPeaClass(on(), { startsAt: at(40) });
    const next = await aPeaClass(on(), { startsAt: at(3) });
    const live = await aPeaClass(on(), { startsAt: minutesAgo(on(), 5) });
    expect(await listed()).toEqual([live, next, later, recent, old]);
  });

  it('is that of one series where one is asked for', async () => {
    const seriesId = await aPeaSeries(on(), '情绪小课堂');
    const mine = await aPeaClass(on(), { seriesId });
    await aPeaClass(on());
    expect(await listed({ seriesId })).toEqual([mine]);
    expect(await listed({ seriesId: 9_999_999 })).toEqual([]);
    const { data } = await parent.visitor.ask('listPeaSeries');
    expect((data as unknown as { name: string }[]).map(({ name }) => name)).toContain('情绪小课堂');
  });
});

describe('A replay', () => {
  const context = () => ({ ...on(), session: null }) as unknown as CallContext;
  const find = (id: number) => peaClassSource.find(context(), parent.userId, id);

  it('of a pea class plays once the class is over, and names the next one that plays', async () => {
    const seriesId = await aPeaSeries(on());
    const first = await aPeaClass(on(), { seriesId, startsAt: at(-48), hasFilm: true });
    const second = await aPeaClass(on(), { seriesId, startsAt: at(-24), hasFilm: true, title: '第二讲' });
    const unmade = await aPeaClass(on(), { seriesId, startsAt: at(-2) });
    const live = await aPeaClass(on(), { startsAt: minutesAgo(on(), 5), hasFilm: true });
    expect(await find(first)).toMatchObject({
      isPaid: false,
      next: { kind: PlayableKind.peaClass, id: second, title: '第二讲' },
    });
    expect(await find(second)).not.toHaveProperty('next');
    for (const id of [unmade, live]) await expect(find(id)).rejects.toMatchObject({ code: '30001003' });
    await expect(find(1)).rejects.toMatchObject({ code: '10000002' });
    const described = await peaClassSource.describe(context(), parent.userId, [first, unmade, live, 1]);
    expect([...described.keys()]).toEqual([first]);
    expect(described.get(first)).toMatchObject({ of: '数学好好玩' });
  });

  it('of an open class plays once the class is over, for every parent', async () => {
    const over = await anOpenClass(on(), { startsAt: addMillis(backend.clock.now(), -DAY), hasFilm: true });
    const coming = await anOpenClass(on(), { hasFilm: true });
    expect(await openClassSource.find(context(), parent.userId, over)).toMatchObject({ isPaid: false });
    await expect(openClassSource.find(context(), parent.userId, coming)).rejects.toMatchObject({
      code: '30001003',
    });
    const described = await openClassSource.describe(context(), parent.userId, [over, coming]);
    expect([...described.keys()]).toEqual([over]);
    const film = await parent.visitor.ask('getFilm', { kind: PlayableKind.openClass, id: over });
    expect(film.data).toMatchObject({ kind: 'openClass', id: over, title: '奇妙的对称' });
  });
});
