import { act } from 'react';
import { BACKEND_CODE } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import { shownList } from '@/features/works/list/works-list-store';
import BabyShowVideo from '@/pages/works/baby-show-video';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aFilmDetail, aWork, aWorkDetail } from '../../support/fakes/works';
import { breaksTwice } from '../films/breaks';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const { getWork, likeWork, listWorks } = worksCalls;

beforeEach(() => {
  restBetweenTaps();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const LIST = [
  aWork({ id: 6, isFilm: true, title: '前一个' }),
  aWork({ id: 7, isFilm: true, title: '这一个' }),
  aWork({ id: 8, title: '照片' }),
  aWork({ id: 9, isFilm: true, title: '后一个' }),
];

const backend = (): FakeApi =>
  new FakeApi().on(listWorks, LIST, LIST.length).on(getWork, ({ id }) =>
    aFilmDetail({
      id,
      title: LIST.find((work) => work.id === id)?.title,
      film: `https://files.example/${id}.mp4`,
    }),
  );

const open = (api = backend(), options: OpenOptions = {}) =>
  openScreen('babyShowVideo', BabyShowVideo, {
    ...{ user: TEST_USER, student: OFFICIAL, api, query: { id: '7' } },
    ...options,
  });

const byLabel = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`nothing is called ${label} in\n${document.body.innerHTML}`);
  return found;
};
const film = (): HTMLVideoElement => document.querySelector('video') as HTMLVideoElement;
const titleOf = (screen: OpenedScreen) => screen.byClass('baby-video__title').textContent;

test('waits for a tap, then plays, and can be paused', async () => {
  const screen = await open();
  expect([film().src, jest.mocked(film().play).mock.calls.length]).toEqual([
    'https://files.example/7.mp4',
    0,
  ]);
  await screen.tap(byLabel('播放'));
  expect(film().play).toHaveBeenCalledTimes(1);
  await act(async () => film().dispatchEvent(new Event('playing')));
  await screen.tap(byLabel('暂停'));
  expect(film().pause).toHaveBeenCalled();
});

test('the next and the previous are films of the list, photos are skipped', async () => {
  const screen = await open();
  await screen.tap(byLabel('下一个'));
  expect([titleOf(screen), film().src]).toEqual(['后一个', 'https://files.example/9.mp4']);
  // The tap on "next" also starts playback.
  expect(film().play).toHaveBeenCalled();
  await screen.tap(byLabel('下一个'));
  expect(screen.toasts).toEqual(['已经是最后一个了']);
  await screen.tap(byLabel('上一个'));
  await screen.tap(byLabel('上一个'));
  expect(titleOf(screen)).toBe('前一个');
  await screen.tap(byLabel('上一个'));
  expect(screen.toasts.at(-1)).toBe('已经是第一个了');
});

test('the address is that of the film that is shown, without an entry for each', async () => {
  const screen = await open();
  const { log, navigation } = screen.platform;
  expect(log.addresses).toEqual([]);
  await screen.tap(byLabel('下一个'));
  expect(log.addresses).toEqual(['https://app.example/babyShowVideo?id=9']);
  expect(navigation.moves).toEqual([]);
});

test('the list is the one that it was opened from', async () => {
  const screen = await open(backend(), {
    prepare: ({ app }) =>
      app.get(shownList).note({ kind: 'babyShow', scope: 'collected', order: 'liked', topicId: 3 }),
  });
  expect(screen.api.requests(listWorks)[0]).toMatchObject({ scope: 'collected', order: 'liked', topicId: 3 });
});

test('the sound that is off stays off for the next film', async () => {
  const screen = await open();
  await screen.tap(byLabel('静音'));
  expect(film().muted).toBe(true);
  await screen.tap(byLabel('下一个'));
  expect(film().muted).toBe(true);
});

test('is liked and passed on at its side', async () => {
  const screen = await open(backend().on(likeWork, { likes: 6 }));
  await screen.tap(byLabel('喜欢 5'));
  expect(screen.api.requests(likeWork)).toEqual([{ id: 7, isLiked: true }]);
  await screen.tap(byLabel('分享'));
  await screen.tap('复制链接');
  expect(screen.platform.log.copied).toEqual(['https://app.example/babyShowDetail?id=7']);
});

test('a visitor sees the one film alone, and asks for no list', async () => {
  const screen = await openScreen('babyShowVideo', BabyShowVideo, { api: backend(), query: { id: '7' } });
  expect([titleOf(screen), screen.api.requests(listWorks)]).toEqual(['这一个', []]);
  expect(document.querySelector('[aria-label="下一个"]')).toBeNull();
});

test('a film that does not load says so, and loads again on retry', async () => {
  const screen = await open();
  await breaksTwice(screen);
  expect(screen.hasText('视频暂时无法播放')).toBe(true);
  await screen.tap('重试');
  expect(screen.api.requests(getWork)).toHaveLength(3);
});

test('photos are led to where they are seen', async () => {
  const screen = await open(backend().on(getWork, aWorkDetail()));
  await screen.tap('看照片');
  expect(screen.platform.navigation.last?.url).toBe('/pages/works/baby-show-detail/index?id=7');
});

test('a film that is not there says so', async () => {
  const screen = await open(backend().onRefusal(getWork, BACKEND_CODE.notFound, ''));
  expect(screen.hasText('找不到这个作品，可能已经撤下了')).toBe(true);
});
