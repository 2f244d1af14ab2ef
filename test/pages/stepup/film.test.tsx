import { act } from 'react';
import { NetworkType, Runtime } from '@/contract/host';
import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import ShiftClass from '@/pages/stepup/shift-class';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { stepUpApi } from '../../support/fakes/step-up';
import { breaksTwice } from '../films/breaks';
import { openScreen, type OpenOptions, type OpenedScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { aClass, resources } from './choosing';

const FILM = 'https://films.example/lin.mp4';
const { getTeacherBaseInfo, keepStepUpResources, listStepUpResources } = stepupCalls;
const teacher = (videoInfoUrl?: string) => ({
  ...{ nickname: '林1', avatar: '', teacherCode: 'T-1' },
  ...(videoInfoUrl === undefined ? {} : { resourcesFile: { videoInfoUrl } }),
});

const backend = (): FakeApi =>
  stepUpApi()
    .on(listStepUpResources, resources({ recommend: [aClass(1)] }))
    .on(keepStepUpResources, null)
    .on(getTeacherBaseInfo, teacher(FILM));

/** HTMLMediaElement.play: resolves, or rejects as a browser that blocks playback. */
const play = jest.fn<Promise<void>, []>();
const pause = jest.fn<undefined, []>();
const refused = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));

beforeEach(() => {
  restBetweenTaps();
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => jest.restoreAllMocks());

const open = (api = backend(), options: Partial<OpenOptions> = {}) =>
  openScreen('furtherShiftClassCenterFurtherShiftClass', ShiftClass, {
    ...{ user: TEST_USER, student: OFFICIAL, api, ...options },
  });
const watch = (screen: OpenedScreen) =>
  screen.tap(document.querySelector('[aria-label="观看林1老师的视频"]') as HTMLElement);
const film = () => document.querySelector('video') as HTMLVideoElement;

describe('the film of a teacher', () => {
  test('begins by itself, with its sound', async () => {
    const screen = await open();
    await watch(screen);
    expect(screen.api.requests(getTeacherBaseInfo)).toEqual([{ teacherId: 71 }]);
    expect([film().getAttribute('src'), film().muted, play.mock.calls.length]).toEqual([FILM, false, 1]);
    expect(screen.hasText('林1老师的视频')).toBe(true);
  });

  test('waits for a tap where the browser forbids autoplay', async () => {
    play.mockImplementation(refused('NotAllowedError'));
    const screen = await open();
    await watch(screen);
    expect([document.querySelector('[aria-label="播放"]') === null, film().controls]).toEqual([false, false]);
    expect(screen.hasText('视频暂时无法播放')).toBe(false);
  });

  test('stops when it is closed, by its button or by back', async () => {
    const screen = await open();
    await watch(screen);
    const stops = pause.mock.calls.length;
    await screen.tap('关闭');
    expect(pause.mock.calls.length).toBeGreaterThan(stops);
    await watch(screen);
    const later = pause.mock.calls.length;
    await act(async () => void screen.platform.pressBack());
    await screen.settle();
    expect(pause.mock.calls.length).toBeGreaterThan(later);
    expect(screen.platform.navigation.moves).toEqual([]);
  });

  test('that is broken says so, and is asked for again', async () => {
    const screen = await open();
    await watch(screen);
    await breaksTwice(screen);
    expect(screen.hasText('视频暂时无法播放')).toBe(true);
    const before = screen.api.requests(getTeacherBaseInfo).length;
    await screen.tap('重试');
    expect(screen.api.requests(getTeacherBaseInfo)).toHaveLength(before + 1);
    expect(film().getAttribute('src')).toBe(FILM);
  });

  test.each([[undefined], ['']])('that does not exist says so: %j', async (address) => {
    const screen = await open(backend().on(getTeacherBaseInfo, teacher(address)));
    await watch(screen);
    expect(screen.hasText('这位老师还没有准备视频')).toBe(true);
    expect(film()).toBeNull();
  });

  test('whose address fails can be loaded again', async () => {
    const screen = await open(backend().onFailure(getTeacherBaseInfo, { kind: 'network' }));
    await watch(screen);
    expect(screen.hasText('网络异常')).toBe(true);
    screen.api.on(getTeacherBaseInfo, teacher(FILM));
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(film().getAttribute('src')).toBe(FILM);
  });

  test('of another teacher replaces the previous one', async () => {
    const api = backend();
    const screen = await open(api);
    await watch(screen);
    await screen.tap('关闭');
    const release = api.onHold(getTeacherBaseInfo);
    await watch(screen);
    expect(film()).toBeNull();
    await act(async () => release(ok(teacher('https://films.example/other.mp4'))));
    await screen.settle();
    expect(film().getAttribute('src')).toBe('https://films.example/other.mp4');
  });
});

describe('the full screen', () => {
  const inApp = { runtime: Runtime.androidApp, networkType: () => NetworkType.wifi };
  const fill = (screen: OpenedScreen, name = '全屏') =>
    screen.tap(document.querySelector(`[aria-label="${name}"]`) as HTMLElement);

  test('is the app’s: the film fills the page, and leaves it with the app', async () => {
    const screen = await open(backend(), { platform: inApp });
    await watch(screen);
    await fill(screen);
    expect(screen.platform.abilities.paramsOf('videoFullScreen')).toEqual([{ isFull: true }]);
    expect(screen.allByClass('player--page')).toHaveLength(1);
    await fill(screen, '退出全屏');
    expect(screen.platform.abilities.paramsOf('videoFullScreen')).toEqual([
      { isFull: true },
      { isFull: false },
    ]);
    expect(screen.allByClass('player--page')).toEqual([]);
  });

  test('is left with the film', async () => {
    const screen = await open(backend(), { platform: inApp });
    await watch(screen);
    await fill(screen);
    await screen.tap('关闭');
    await screen.settle();
    expect(screen.platform.abilities.paramsOf('videoFullScreen').at(-1)).toEqual({ isFull: false });
  });

  test('stays away where the app refuses it', async () => {
    const screen = await open(backend(), { platform: inApp });
    screen.platform.abilities.setReply('videoFullScreen', {
      ok: false,
      error: { kind: 'denied', ability: 'videoFullScreen' },
    });
    await watch(screen);
    await fill(screen);
    expect(screen.allByClass('player--page')).toEqual([]);
  });
});
