import { filmsCalls } from '@/contract/films/calls';
import { NetworkType } from '@/contract/host';
import { NEXT, openFilm } from './support';

const MARKS = [
  { atSeconds: 0, title: '开场' },
  { atSeconds: 100, title: '找规律' },
];
const CAPTIONS = [{ lang: 'zh', label: '中文', url: 'https://files.example/7.vtt' }];

describe('the player', () => {
  test('plays and pauses by its one button, and says which it is', async () => {
    const screen = await openFilm();
    expect(screen.phase()).toBe('ready');
    await screen.tap(screen.named('播放'));
    expect([screen.phase(), screen.hasNamed('暂停')]).toEqual(['playing', true]);
    expect(screen.engine.sources).toEqual([
      { url: 'https://files.example/7.mp4?ticket=1', isStream: false, startAt: 0, isThrifty: false },
    ]);
    // By keyboard: a second tap on the same button at once would be ignored as accidental.
    await screen.press(' ');
    expect([screen.phase(), screen.hasNamed('播放')]).toEqual(['paused', true]);
    expect(screen.tracker.payloads('film_play')).toEqual([
      { kind: 'chapter', id: 7, atSeconds: 0, speed: 1 },
    ]);
  });

  test('resumes where any device stopped, says so, and may be restarted', async () => {
    const screen = await openFilm({ film: { positionSeconds: 192, furthestSeconds: 192 } });
    expect(screen.hasText('从 03:12 继续播放')).toBe(true);
    expect(screen.engine.sources[0]?.startAt).toBe(192);
    await screen.tap('从头播放');
    expect([screen.engine.time, screen.phase(), screen.hasText('继续播放')]).toEqual([0, 'playing', false]);
  });

  test('shows only for a while where it resumed', async () => {
    const screen = await openFilm({ film: { positionSeconds: 192 } });
    await screen.tap(screen.named('播放'));
    expect(screen.hasText('从 03:12 继续播放')).toBe(true);
    await screen.advance(5000);
    expect(screen.hasText('从 03:12 继续播放')).toBe(false);
  });

  test('begins a finished film at its beginning', async () => {
    const screen = await openFilm({ film: { positionSeconds: 299, isFinished: true } });
    expect(screen.engine.sources[0]?.startAt).toBe(0);
    expect(screen.hasText('继续播放')).toBe(false);
  });

  test('is used by keyboard', async () => {
    const screen = await openFilm({ film: { captions: CAPTIONS, positionSeconds: 100 } });
    await screen.press(' ');
    expect(screen.phase()).toBe('playing');
    await screen.press('ArrowRight');
    expect(screen.engine.time).toBe(110);
    await screen.press('ArrowLeft');
    expect(screen.engine.time).toBe(100);
    await screen.press('m');
    expect([screen.engine.isMuted, screen.hasNamed('打开声音')]).toEqual([true, true]);
    await screen.press('c');
    expect(screen.engine.captions).toBe('zh');
    await screen.press('F');
    expect([screen.engine.isFull, screen.hasNamed('退出全屏')]).toEqual([true, true]);
    await screen.press(' ');
    expect(screen.phase()).toBe('paused');
  });

  test('leaves a space to the button that it is on', async () => {
    const screen = await openFilm();
    await screen.press(' ', screen.named('静音'));
    expect([screen.engine.isMuted, screen.phase()]).toEqual([true, 'ready']);
  });

  test('has a slider that says where it is, and in which chapter', async () => {
    const screen = await openFilm({ film: { marks: MARKS, positionSeconds: 130 } });
    const slider = screen.named('播放进度');
    expect(slider.getAttribute('role')).toBe('slider');
    expect(slider.getAttribute('aria-valuetext')).toBe('2分10秒，共5分0秒，找规律');
    expect(screen.allByClass('player__mark').map(({ style }) => parseInt(style.left, 10))).toEqual([0, 33]);
    await screen.type(slider, '200');
    expect(screen.engine.time).toBe(130);
    expect(screen.hasText('03:20 找规律')).toBe(true);
    await screen.perform(() => slider.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
    expect(screen.engine.time).toBe(200);
  });

  test('leads to a chapter by its name', async () => {
    const screen = await openFilm({ film: { marks: MARKS } });
    await screen.tap(screen.named('章节'));
    await screen.tap('找规律');
    expect(screen.engine.time).toBe(100);
    expect(screen.hasText('找规律')).toBe(false);
  });

  test('plays at the chosen speed, and saves it on the server once', async () => {
    const screen = await openFilm({ film: { speed: 1.25 } });
    expect([screen.engine.rate, screen.hasNamed('播放速度 1.25x')]).toEqual([1.25, true]);
    await screen.tap(screen.named('播放速度 1.25x'));
    await screen.tap('1.5x');
    expect([screen.engine.rate, screen.hasNamed('播放速度 1.5x')]).toEqual([1.5, true]);
    expect(screen.api.requests(filmsCalls.saveWatchSpeed)).toEqual([{ speed: 1.5 }]);
  });

  test('shows what is said where the parent wants it, and remembers that', async () => {
    const screen = await openFilm({ film: { captions: CAPTIONS } });
    expect(screen.named('字幕').getAttribute('aria-checked')).toBe('false');
    await screen.tap(screen.named('字幕'));
    expect(screen.named('字幕').getAttribute('aria-checked')).toBe('true');
    await screen.fire((engine) => {
      engine.caption = '看看这些图形';
      engine.emit('caption');
    });
    expect(screen.hasText('看看这些图形')).toBe(true);
    const again = await openFilm({
      film: { captions: CAPTIONS },
      platform: { storage: screen.platform.storage },
    });
    expect(again.engine.captions).toBe('zh');
  });

  test('has no buttons for what the film or the browser does not have', async () => {
    const screen = await openFilm();
    expect(['字幕', '章节', '画中画', '下一节'].filter(screen.hasNamed)).toEqual([]);
    const rich = await openFilm({
      film: { captions: CAPTIONS, marks: MARKS, next: NEXT },
      stage: { onNext: () => undefined },
      engine: (engine) => (engine.canPip = true),
    });
    expect(['字幕', '章节', '画中画', '下一节'].filter(rich.hasNamed)).toHaveLength(4);
  });

  test('hides its buttons after three seconds of playing, and shows them again at a tap', async () => {
    const screen = await openFilm();
    const areShown = () => screen.byClass('player').classList.contains('player--awake');
    await screen.tap(screen.named('播放'));
    await screen.advance(2999);
    expect(areShown()).toBe(true);
    await screen.advance(1);
    expect(areShown()).toBe(false);
    await screen.tap(screen.byClass('player__film'));
    expect(areShown()).toBe(true);
    await screen.advance(3000);
    await screen.perform(() => screen.named('静音').focus());
    expect(areShown()).toBe(true);
  });

  test('asks once before it uses a line that costs, and loads nothing until then', async () => {
    const screen = await openFilm({ platform: { networkType: () => NetworkType.g4 } });
    expect(screen.engine.sources[0]?.isThrifty).toBe(true);
    await screen.tap(screen.named('播放'));
    expect([screen.phase(), screen.hasText('正在使用移动网络')]).toEqual(['asking', true]);
    await screen.tap('继续播放');
    expect(screen.phase()).toBe('playing');
    await screen.press(' ');
    await screen.press(' ');
    expect(screen.phase()).toBe('playing');
  });

  test.each([NetworkType.wifi, NetworkType.unknown])('does not ask on a line of %s', async (type) => {
    const screen = await openFilm({ platform: { networkType: () => type } });
    await screen.tap(screen.named('播放'));
    expect(screen.phase()).toBe('playing');
  });
});
