import { filmsCalls } from '@/contract/films/calls';
import { FILM_CODE } from '@/contract/films/values';
import { NetworkType, Runtime } from '@/contract/host';
import { oneSound } from '@/features/films/one-sound';
import { FILM, NEXT, filmApi, openFilm, type OpenedFilm } from './support';

/** A film playing at the given second. */
async function playing(at: number, options: Parameters<typeof openFilm>[0] = {}): Promise<OpenedFilm> {
  const screen = await openFilm(options);
  await screen.tap(screen.named('播放'));
  await screen.fire((engine) => engine.reach(at));
  return screen;
}
const positions = (screen: OpenedFilm): number[] =>
  screen.api
    .requests(filmsCalls.saveWatchProgress)
    .flatMap(({ reports }) => reports.map(({ positionSeconds }) => positionSeconds));

describe('a film that breaks off', () => {
  test('asks for another address once, and goes on at the same second', async () => {
    const screen = await playing(72);
    screen.api.on(filmsCalls.getFilm, { ...FILM, url: 'https://files.example/7.mp4?ticket=2' });
    await screen.fire((engine) => engine.fail('address'));
    expect(screen.engine.sources).toHaveLength(2);
    expect(screen.engine.sources[1]).toMatchObject({
      url: 'https://files.example/7.mp4?ticket=2',
      startAt: 72,
    });
    expect(screen.phase()).toBe('playing');
    await screen.fire((engine) => engine.fail('address'));
    expect([screen.phase(), screen.hasText('视频暂时无法播放')]).toEqual(['broken', true]);
    expect(screen.api.requests(filmsCalls.getFilm)).toHaveLength(2);
  });

  test('refreshes an address that expires later', async () => {
    const screen = await playing(72);
    await screen.fire((engine) => engine.fail('address'));
    await screen.fire((engine) => engine.reach(90));
    await screen.fire((engine) => engine.fail('address'));
    expect(screen.phase()).toBe('playing');
  });

  test('goes on at the same second when it is tried again', async () => {
    const screen = await playing(72);
    await screen.fire((engine) => engine.fail('format'));
    expect(screen.hasText('视频暂时无法播放')).toBe(true);
    await screen.tap('重试');
    expect(screen.engine.sources[1]?.startAt).toBe(72);
    expect(screen.phase()).toBe('playing');
  });

  test('says that the network is gone, and goes on by itself when it is back', async () => {
    const screen = await playing(72);
    await screen.perform(() => screen.platform.setOnline(false));
    expect(screen.phase()).toBe('playing');
    await screen.fire((engine) => engine.emit('waiting'));
    expect([screen.phase(), screen.hasText('网络断开了')]).toEqual(['offline', true]);
    await screen.perform(() => screen.platform.setOnline(true));
    expect([screen.phase(), screen.engine.sources[1]?.startAt]).toEqual(['playing', 72]);
  });

  test('says so too where nothing comes for twelve seconds', async () => {
    const screen = await playing(72);
    await screen.fire((engine) => engine.emit('waiting'));
    expect(screen.hasNamed('正在加载')).toBe(true);
    await screen.advance(12_000);
    expect(screen.hasText('网络断开了')).toBe(true);
    await screen.fire((engine) => engine.emit('playing'));
    expect(screen.phase()).toBe('playing');
  });

  test('that is called waiting after a jump, and plays, plays by its clock', async () => {
    const screen = await playing(72);
    await screen.fire((engine) => {
      engine.seek(30);
      engine.emit('waiting');
      engine.emit('time');
    });
    expect(screen.hasNamed('正在加载')).toBe(true);
    for (const second of [30.3, 30.6, 31, 40.9, 41.2, 41.5])
      await screen.fire((engine) => engine.reach(second));
    expect([screen.phase(), screen.hasNamed('正在加载')]).toEqual(['playing', false]);
    await screen.advance(12_000);
    expect(screen.hasText('网络断开了')).toBe(false);
    await screen.perform(() => screen.platform.setVisible(false));
    expect(positions(screen).pop()).toBe(41);
  });

  test('that stalls after a jump does not count as playing, nor does a parent who jumps on', async () => {
    const screen = await playing(72);
    await screen.fire((engine) => engine.seek(30));
    await screen.fire((engine) => engine.emit('waiting'));
    await screen.press('ArrowRight');
    expect(screen.engine.time).toBe(40);
    await screen.fire((engine) => engine.reach(engine.time + 0.1));
    await screen.fire((engine) => engine.emit('time'));
    expect(screen.phase()).toBe('waiting');
    await screen.advance(12_000);
    expect(screen.hasText('网络断开了')).toBe(true);
    for (const step of [0.3, 0.6]) await screen.fire((engine) => engine.reach(engine.time + step));
    expect([screen.phase(), screen.hasText('网络断开了')]).toEqual(['playing', false]);
  });

  test('whose time is over meanwhile says that instead', async () => {
    const screen = await playing(72);
    screen.api.onRefusal(filmsCalls.getFilm, FILM_CODE.expired, '已过期');
    await screen.fire((engine) => engine.fail('address'));
    expect(screen.hasText('这一节已过有效期')).toBe(true);
    expect(screen.engine.isDisposed).toBe(true);
  });
});

describe('a film out of sight', () => {
  test('stops when the page hides, and its position is saved', async () => {
    const screen = await playing(72);
    await screen.perform(() => screen.platform.setVisible(false));
    expect([screen.phase(), positions(screen)]).toEqual(['paused', [72]]);
    await screen.perform(() => screen.platform.setVisible(true));
    expect(screen.phase()).toBe('paused');
  });

  test('plays on in a picture of its own', async () => {
    const screen = await playing(72, { engine: (engine) => (engine.canPip = true) });
    await screen.tap(screen.named('画中画'));
    await screen.perform(() => screen.platform.setVisible(false));
    expect([screen.phase(), positions(screen)]).toEqual(['playing', [72]]);
  });

  test('stops when something else makes a sound', async () => {
    const screen = await playing(72);
    await screen.perform(() => screen.app.get(oneSound).claim(() => undefined));
    expect(screen.phase()).toBe('paused');
  });
});

describe('the end of a film', () => {
  const end = (screen: OpenedFilm) =>
    screen.fire((engine) => {
      engine.length = FILM.seconds;
      engine.emit('length');
      engine.reach(FILM.seconds);
      engine.emit('ended');
    });

  test('is reported once, and offers to play again', async () => {
    const onFinished = jest.fn();
    const screen = await playing(290, { stage: { onFinished } });
    await end(screen);
    expect([screen.phase(), screen.hasText('看完啦')]).toEqual(['ended', true]);
    expect(screen.tracker.payloads('film_finish')).toEqual([{ kind: 'chapter', id: 7 }]);
    expect(onFinished).toHaveBeenCalledTimes(1);
    expect(positions(screen).pop()).toBe(300);
    await screen.tap('重新播放');
    expect([screen.engine.time, screen.phase()]).toEqual([0, 'playing']);
  });

  test('leads to the next film after five seconds, which begins by itself', async () => {
    const onNext = jest.fn();
    const screen = await playing(290, { film: { next: NEXT }, stage: { onNext } });
    await end(screen);
    expect([screen.hasText('5秒后播放'), screen.hasText('数列火车')]).toEqual([true, true]);
    await screen.advance(4999);
    expect(onNext).not.toHaveBeenCalled();
    await screen.advance(1);
    expect(onNext).toHaveBeenCalledWith(NEXT);
  });

  test('is followed by a film that begins by itself, as fast, and asks nothing that was answered', async () => {
    const screen = await openFilm({ film: { next: NEXT }, platform: { networkType: () => NetworkType.g4 } });
    await screen.tap(screen.named('播放'));
    await screen.tap('继续播放');
    await screen.tap(screen.named('播放速度 1x'));
    await screen.tap('2x');
    await end(screen);
    await screen.advance(5000);
    await screen.settle();
    expect(screen.engines).toHaveLength(2);
    expect(screen.engines[0]?.isDisposed).toBe(true);
    expect([screen.phase(), screen.engine.rate]).toEqual(['playing', 2]);
  });

  test('leads nowhere by itself for a parent who stays', async () => {
    const onNext = jest.fn();
    const screen = await playing(290, { film: { next: NEXT }, stage: { onNext } });
    await end(screen);
    await screen.tap('先不看了');
    await screen.advance(10_000);
    expect(onNext).not.toHaveBeenCalled();
    await screen.tap(screen.named('下一节'));
    expect(onNext).toHaveBeenCalledTimes(1);
  });
});

describe('in the apps', () => {
  const app = { runtime: Runtime.androidApp, environment: { appVersion: '2.5.0' } as never };

  test('a film that was paid for forbids photographs while it plays, and allows them after', async () => {
    const screen = await playing(10, { film: { isPaid: true }, platform: app });
    const screenShots = () => screen.platform.abilities.paramsOf('setScreenShot');
    expect(screenShots()).toEqual([{ isAllowed: false }]);
    screen.close();
    expect(screenShots()).toEqual([{ isAllowed: false }, { isAllowed: true }]);
  });

  test('a paid film allows screenshots as soon as the page is left, and forbids none before it plays again', async () => {
    const screen = await playing(10, { film: { isPaid: true }, platform: app });
    const screenShots = () =>
      screen.platform.abilities.paramsOf('setScreenShot').map(({ isAllowed }) => isAllowed);
    await screen.perform(() => screen.platform.setVisible(false));
    expect(screenShots()).toEqual([false, true]);
    await screen.perform(() => screen.platform.setVisible(true));
    expect(screenShots()).toEqual([false, true]);
  });

  test('a film that cost nothing forbids nothing', async () => {
    const screen = await playing(10, { platform: app });
    expect(screen.platform.abilities.paramsOf('setScreenShot')).toEqual([]);
  });

  test('the app makes room for the full screen, and the back button leaves it', async () => {
    const screen = await playing(10, { platform: app });
    await screen.tap(screen.named('全屏'));
    expect(screen.platform.abilities.paramsOf('videoFullScreen')).toEqual([{ isFull: true }]);
    expect(screen.byClass('player').classList.contains('player--page')).toBe(true);
    await screen.perform(() => screen.platform.pressBack());
    expect(screen.platform.abilities.paramsOf('videoFullScreen').pop()).toEqual({ isFull: false });
    expect(screen.byClass('player').classList.contains('player--page')).toBe(false);
  });

  test('elsewhere a browser without a full screen gives the film the page', async () => {
    const screen = await playing(10, { engine: (engine) => (engine.hasFullScreen = false) });
    await screen.tap(screen.named('全屏'));
    expect(screen.byClass('player').classList.contains('player--page')).toBe(true);
    expect(screen.platform.abilities.paramsOf('setScreenShot')).toEqual([]);
  });
});

describe('progress', () => {
  test('is kept while the network is away, and sent by the next film', async () => {
    const api = filmApi().onFailure(filmsCalls.saveWatchProgress, { kind: 'network' });
    const first = await playing(72, { api });
    await first.perform(() => first.platform.setVisible(false));
    const { storage } = first.platform;
    const second = await openFilm({ stage: { id: 8 }, platform: { storage } });
    expect(second.api.requests(filmsCalls.saveWatchProgress)).toMatchObject([
      { reports: [{ kind: 'chapter', id: 7, positionSeconds: 72 }] },
    ]);
  });

  test('resumes where this device left it, though the server does not have it yet', async () => {
    const api = filmApi().onFailure(filmsCalls.saveWatchProgress, { kind: 'network' });
    const first = await playing(72, { api });
    await first.perform(() => first.platform.setVisible(false));
    const again = await openFilm({ api, platform: { storage: first.platform.storage } });
    expect(again.hasText('从 01:12 继续播放')).toBe(true);
  });
});
