import { act } from 'react';
import { BACKEND_CODE } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import type { Work } from '@/contract/works/schema';
import { WorkState } from '@/contract/works/values';
import LittleTeacherCollection from '@/pages/works/little-teacher-collection';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenedScreen } from '../support/open-screen';
import { work, workDetail } from './samples';

const { getWork, listWorks } = worksCalls;

const answering = (works: readonly Work[], count = works.length) =>
  new FakeApi()
    .on(listWorks, ({ page }) => (page === 1 ? [...works] : [work(90 + page)]), count)
    .on(getWork, ({ id }) => workDetail(id));
const open = (api: FakeApi, tab = 'collected') =>
  openScreen('littleTeacherCollection', LittleTeacherCollection, {
    ...{ api, user: TEST_USER, student: OFFICIAL },
    query: { tab },
  });

const film = (screen: OpenedScreen) => screen.byClass('player__film');
async function ends(screen: OpenedScreen): Promise<void> {
  await act(async () => void film(screen).dispatchEvent(new Event('ended')));
  await screen.settle();
  await screen.settle();
}
const playing = (screen: OpenedScreen) => screen.byClass('work-set__title').textContent;

// jsdom has no media playback.
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe('a collection of explanations', () => {
  test('plays one after another, and says when it is over', async () => {
    const screen = await open(answering([work(1), work(2)]));
    await screen.tap('连续播放');
    expect([playing(screen), film(screen).getAttribute('src')]).toEqual(['讲解1', '/works/1.mp4']);
    expect(screen.hasText('第1个，共2个')).toBe(true);
    await ends(screen);
    expect([playing(screen), film(screen).getAttribute('src')]).toEqual(['讲解2', '/works/2.mp4']);
    await ends(screen);
    expect(screen.hasText('都放完了')).toBe(true);
    await screen.tap('从头再放');
    expect(playing(screen)).toBe('讲解1');
  });

  test('goes on where the list goes on', async () => {
    const screen = await open(answering([work(1)], 21));
    await screen.tap('连续播放');
    await ends(screen);
    expect(playing(screen)).toBe('讲解92');
  });

  test('leaves out photos and what is private', async () => {
    const works = [
      work(1, { isFilm: false, photos: 2 }),
      work(2, { isMine: true, state: WorkState.waiting }),
    ];
    const screen = await open(answering([...works, work(3)]), 'mine');
    await screen.tap('连续播放');
    expect([playing(screen), screen.hasText('第1个，共1个')]).toEqual(['讲解3', true]);
    expect(screen.hasText('审核中')).toBe(true);
  });

  test('skips what was taken back since', async () => {
    const api = answering([work(1), work(2)]);
    const screen = await open(api);
    await screen.tap('连续播放');
    api.onRefusal(getWork, BACKEND_CODE.notFound, '');
    await ends(screen);
    expect(screen.hasText('都放完了')).toBe(true);
  });

  test('says when a film does not come, and asks for it again', async () => {
    const api = answering([work(1)]).onFailure(getWork, { kind: 'network' });
    const screen = await open(api);
    await screen.tap('连续播放');
    api.on(getWork, workDetail(1));
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(film(screen).getAttribute('src')).toBe('/works/1.mp4');
  });

  test('of another tab is another set', async () => {
    const screen = await open(answering([work(1)]));
    await screen.tap('连续播放');
    await screen.tap('我的讲解');
    expect(screen.allByClass('player__film')).toEqual([]);
    expect(screen.api.requests(listWorks).at(-1)).toMatchObject({ kind: 'littleTeacher', scope: 'mine' });
  });

  test('without a work says how to get one', async () => {
    const screen = await open(answering([]), 'mine');
    expect([screen.hasText('您还没有当过小老师'), screen.hasText('连续播放')]).toEqual([true, false]);
    await screen.tap('更多小老师');
    expect(screen.platform.navigation.last?.url).toContain('little-teacher-list');
  });
});
