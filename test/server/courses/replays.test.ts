import {
  REPLAY_AFTER_MINUTES,
  REPLAY_DAYS,
  ReplayState,
  Subject,
} from '../../../src/contract/courses/values';
import type { Replay } from '../../../src/contract/courses/replay.schema';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { FILM_CODE } from '../../../src/contract/films/values';
import { replaySource } from '../../../server/domains/courses/playable';
import type { CallContext } from '../../../server/core/http/handler';
import { aParent } from '../../builders/parent';
import { lessonEnded } from '../../builders/study';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';
import { Visitor } from '../support/visitor';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const ALL_OF_IT = REPLAY_DAYS * DAY_MINUTES + REPLAY_AFTER_MINUTES;

let backend: Backend;
let parent: Parent;
let other: Parent;
let fresh: number;
let ready: number;
let unmade: number;
let ending: number;
let over: number;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, aParent());
  other = await buildParent(backend, aParent());
  const ended = (minutesAgo: number, hasFilm = true, subject: 'wandou' | 'weiqi' = 'wandou') =>
    lessonEnded(backend.services, parent, subject, { minutesAgo, hasFilm });
  fresh = await ended(REPLAY_AFTER_MINUTES - 1);
  ready = await ended(REPLAY_AFTER_MINUTES);
  unmade = await ended(5 * HOUR_MINUTES, false);
  ending = await ended(ALL_OF_IT - HOUR_MINUTES, true, 'weiqi');
  over = await ended(ALL_OF_IT, true, 'weiqi');
});
afterAll(() => backend.stop());

async function replays(who = parent, more: { readonly subject?: Subject; readonly limit?: number } = {}) {
  const { data, count } = await who.visitor.ask('listReplays', { page: 1, limit: 10, ...more });
  return { list: data as unknown as readonly Replay[], count };
}

const context = () => ({ ...backend.services, session: null, headers: {} }) as unknown as CallContext;

describe('Replays', () => {
  it('are those of the lessons that the child had, the last first, each in the state of its time', async () => {
    const { list } = await replays();
    expect(list.map(({ liveId, state }) => [liveId, state])).toEqual([
      [fresh, ReplayState.preparing],
      [ready, ReplayState.ready],
      [unmade, ReplayState.preparing],
      [ending, ReplayState.ready],
      [over, ReplayState.over],
    ]);
    expect(list[3]?.availableUntil).toBe('2026-11-21 10:00:00');
    expect(list[1]?.seconds).toBe(300);
  });

  it('are filtered by subject and counted whole', async () => {
    const { list, count } = await replays(parent, { subject: Subject.weiqi, limit: 1 });
    expect([list.map(({ liveId }) => liveId), count]).toEqual([[ending], 2]);
  });

  it('are private', async () => {
    expect((await replays(other)).list).toEqual([]);
  });

  it('play from half an hour after the lesson until their time ends', async () => {
    const find = (id: number) => replaySource.find(context(), parent.userId, id);
    expect(await find(ready)).toMatchObject({ isPaid: true });
    expect(await find(ending)).toMatchObject({ until: new Date('2026-11-21T10:00:00+08:00') });
    await expect(find(fresh)).rejects.toMatchObject({ code: FILM_CODE.notReady });
    await expect(find(unmade)).rejects.toMatchObject({ code: FILM_CODE.notReady });
    await expect(find(over)).rejects.toMatchObject({ code: FILM_CODE.expired });
  });

  it('name the next lesson of the same course that can be watched', async () => {
    const older = await lessonEnded(backend.services, parent, 'wandou', { minutesAgo: 3 * DAY_MINUTES });
    expect(await replaySource.find(context(), parent.userId, older)).toMatchObject({
      next: { kind: 'replay', id: ready },
    });
    expect(await replaySource.find(context(), parent.userId, ready)).not.toHaveProperty('next');
  });

  it('are returned one by one, with the lesson that comes after each', async () => {
    const one = async (who: Parent, liveId: number) => (await who.visitor.ask('getReplay', { liveId })).data;
    const older = await lessonEnded(backend.services, parent, 'wandou', { minutesAgo: 4 * DAY_MINUTES });
    const { list } = await replays(parent, { subject: Subject.wandou });
    const after = list.find(({ liveId }) => liveId === older - 1);
    expect(await one(parent, older)).toMatchObject({ liveId: older, state: ReplayState.ready });
    expect(await one(parent, older)).toMatchObject({
      nextLiveId: after?.liveId,
      nextName: after?.chapterName,
    });
    expect(await one(other, older)).toBeNull();
  });

  it('of another child are empty', async () => {
    const find = replaySource.find(context(), other.userId, ready);
    await expect(find).rejects.toMatchObject({ code: BACKEND_CODE.notFound });
    expect((await replaySource.describe(context(), other.userId, [ready])).size).toBe(0);
  });

  it('are described while they may be watched', async () => {
    const found = await replaySource.describe(context(), parent.userId, [fresh, ready, unmade, ending, over]);
    expect([...found.keys()].sort()).toEqual([ready, ending].sort());
  });
});

describe('The playback of a lesson by its id', () => {
  const shown = async (visitor: Visitor, liveId: number) =>
    (await visitor.ask('getPlayback', { liveId })).data;

  it('shows a stranger what was taught and nothing of a child, a teacher or a time', async () => {
    const stranger = await shown(new Visitor(backend), ready);
    expect(Object.keys(stranger).sort()).toEqual(['isOwn', 'liveId', 'picture', 'subject', 'title']);
    expect(stranger).toMatchObject({ title: `第${REPLAY_AFTER_MINUTES}讲`, isOwn: false });
  });

  it('shows another parent no more than a stranger', async () => {
    expect(await shown(other.visitor, ready)).toEqual(await shown(new Visitor(backend), ready));
  });

  it('is the own one for the child who had the lesson', async () => {
    expect(await shown(parent.visitor, ready)).toMatchObject({ isOwn: true });
  });

  it('is empty for an unknown lesson', async () => {
    expect(await shown(new Visitor(backend), 987654321)).toBeNull();
  });
});
