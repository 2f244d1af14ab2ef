import { classesCalls } from '@/contract/classes/calls';
import type { PeaClassDetail } from '@/contract/classes/schema';
import { PeaClassState } from '@/contract/classes/values';
import { filmsCalls } from '@/contract/films/calls';
import { Runtime } from '@/contract/host';
import PeaClass from '@/pages/classes/pea-class';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { aPeaClass } from './classes';

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const { live, making, replay } = PeaClassState;

const backend = (of: Partial<PeaClassDetail> = {}) =>
  new FakeApi().on(classesCalls.getPeaClass, aPeaClass(of));

const open = (api: FakeApi, options: OpenOptions = {}) =>
  openScreen('peaClassCenterPeaClassDetail', PeaClass, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query: { id: '5401' },
    ...options,
  });

describe('a pea class', () => {
  test.each<[string, Partial<PeaClassDetail>, string]>([
    ['to come', {}, '错过了也能看回放'],
    ['live', { state: live }, '直播正在进行'],
    ['over, its replay being made', { state: making }, '回放整理好后就能观看'],
  ])('that is %s says so, with its series', async (_name, of, note) => {
    const screen = await open(backend(of));
    for (const text of [note, '系列：数学好好玩', '凑十法大作战', '林老师'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.allByClass('screen__footer')).toHaveLength(of.state === live ? 1 : 0);
  });

  test('that can be watched again plays in the place of its cover, and leads to the next one', async () => {
    const screen = await open(backend({ state: replay, nextId: 5402 }));
    expect(screen.api.requests(filmsCalls.getFilm)).toEqual([{ kind: 'peaClass', id: 5401 }]);
    expect(screen.allByClass('film-stage')).toHaveLength(1);
    await screen.tap('下一节');
    expect(screen.platform.navigation.last?.url).toContain('id=5402');
  });

  test('opens its room in the app', async () => {
    const room = { liveId: 905_405, liveStatus: 1 } as const;
    const api = backend({ state: live }).on(classesCalls.enterPeaClass, room);
    const screen = await open(api, { platform: { runtime: Runtime.androidApp } });
    await screen.tap('进入直播');
    expect(screen.platform.log.liveCourses).toEqual([room]);
  });

  test('leads elsewhere to the download page, which knows that it was a pea class', async () => {
    const screen = await open(backend({ state: live }));
    await screen.tap('进入直播');
    await screen.tap('知道了');
    expect(screen.platform.navigation.moves).toEqual([]);
    await screen.tap('进入直播');
    await screen.tap('去下载');
    expect(screen.platform.navigation.last?.url).toMatch(/download-app\/index\?type=1&enter=6$/);
  });

  test.each(['', 'abc', '-1', '0'])('is missing, and not asked for, with the id %j', async (id) => {
    const screen = await open(backend(), { query: { id } });
    expect(screen.hasText('找不到这节课')).toBe(true);
    expect(screen.api.requests(classesCalls.getPeaClass)).toEqual([]);
    await screen.tap('其他课程');
    expect(screen.platform.navigation.last?.url).toContain('classes/pea-class-list');
  });

  test('that does not exist is missing, and one that fails loads on retry', async () => {
    const api = new FakeApi().on(classesCalls.getPeaClass, null);
    expect((await open(api)).hasText('找不到这节课')).toBe(true);
    api.onFailure(classesCalls.getPeaClass, { kind: 'timeout' });
    const screen = await open(api);
    api.on(classesCalls.getPeaClass, aPeaClass());
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('凑十法大作战')).toBe(true);
  });

  test('turns live while the page is open', async () => {
    const startsAt = '2026-11-21 10:00:20';
    const api = backend({ startsAt });
    const screen = await open(api);
    api.on(classesCalls.getPeaClass, aPeaClass({ startsAt, state: live }));
    await screen.advance(30_000);
    expect(screen.hasText('直播正在进行')).toBe(true);
  });
});
