import { FilmEngine, type LoadStreams } from '@/features/films/engine/film-engine';
import type { MediaEvent, MediaSource } from '@/features/films/engine';
import { FakeFilm, FakeTrack } from '../../support/fakes/fake-film';

const SOURCE: MediaSource = {
  url: 'https://files.example/7.mp4',
  isStream: false,
  startAt: 0,
  isThrifty: false,
};
const STREAM: MediaSource = { ...SOURCE, url: 'https://files.example/7.m3u8', isStream: true };

function make(loadStreams?: LoadStreams) {
  const film = new FakeFilm();
  const engine = new FilmEngine(film.asElement, film.box as unknown as HTMLElement, loadStreams);
  const events: MediaEvent[] = [];
  engine.on((event) => events.push(event));
  return { film, engine, events };
}
const named = (name: string): Error => Object.assign(new Error(name), { name });

describe('the engine over a media element', () => {
  test('seeks to the start position as soon as it knows the film', () => {
    const { film, engine } = make();
    engine.load({ ...SOURCE, startAt: 72 });
    expect([film.src, film.preload, engine.time, film.currentTime]).toEqual([SOURCE.url, 'metadata', 72, 0]);
    film.know(300);
    expect([engine.time, film.currentTime, engine.length]).toEqual([72, 72, 300]);
    engine.seek(100);
    expect(film.currentTime).toBe(100);
  });

  test('loads nothing by itself where the line costs', () => {
    const { film, engine } = make();
    engine.load({ ...SOURCE, isThrifty: true });
    expect(film.preload).toBe('none');
  });

  test('keeps the speed over a new source', () => {
    const { film, engine } = make();
    engine.load(SOURCE);
    engine.setRate(1.5);
    film.playbackRate = 1;
    film.know(300);
    expect(film.playbackRate).toBe(1.5);
  });

  test('says how the browser answered a film that was to begin', async () => {
    const { film, engine } = make();
    engine.load(SOURCE);
    expect(await engine.play()).toBe('playing');
    film.refusal = named('NotAllowedError');
    expect(await engine.play()).toBe('refused');
    film.refusal = named('AbortError');
    expect(await engine.play()).toBe('failed');
  });

  test('knows what is loaded without a gap from where it is', () => {
    const { film, engine } = make();
    engine.load(SOURCE);
    film.know(300);
    film.has([0.2, 40], [100, 140]);
    expect(engine.bufferedUntil).toBe(40);
    engine.seek(60);
    expect(engine.bufferedUntil).toBe(60);
    engine.seek(110);
    expect(engine.bufferedUntil).toBe(140);
  });

  test.each([
    [2, 'network'],
    [3, 'format'],
    [4, 'address'],
  ])('distinguishes errors: %s is %s', (code, trouble) => {
    const { film, engine, events } = make();
    engine.load({ ...SOURCE, startAt: 72 });
    film.know(300);
    film.currentTime = 80;
    film.break(code);
    film.break(code);
    expect([engine.trouble, engine.time, events.filter((event) => event === 'trouble')]).toEqual([
      trouble,
      80,
      ['trouble'],
    ]);
    engine.load({ ...SOURCE, startAt: 80 });
    expect(engine.trouble).toBeUndefined();
  });

  test('emits nothing any more when it has ended, and loads nothing', () => {
    const { film, engine, events } = make();
    engine.load(SOURCE);
    events.length = 0;
    engine.dispose();
    film.say('timeupdate');
    film.break(4);
    expect([events, film.src]).toEqual([[], '']);
  });

  test('says the words of the chosen language, and draws none itself but on a phone that shows the film alone', () => {
    const { film, engine, events } = make();
    const [zh, en] = [new FakeTrack('zh'), new FakeTrack('en')];
    film.textTracks.push(zh, en);
    engine.load(SOURCE);
    film.know(300);
    engine.setCaptions('zh');
    expect([zh.mode, en.mode]).toEqual(['hidden', 'disabled']);
    zh.activeCues = [{ text: '看看<b>这些</b>' }, { text: '图形' }];
    events.length = 0;
    zh.dispatchEvent(new Event('cuechange'));
    expect([engine.caption, events]).toEqual(['看看这些\n图形', ['caption']]);
    film.webkitDisplayingFullscreen = true;
    film.say('webkitbeginfullscreen');
    expect([zh.mode, engine.isFull]).toEqual(['showing', true]);
    engine.setCaptions(null);
    expect([zh.mode, engine.caption]).toEqual(['disabled', '']);
  });

  test('fills the screen with what is drawn over it, with the film alone on iPhones, or says that it cannot', async () => {
    const { film, engine } = make();
    expect(await engine.fill(true)).toBe(false);
    film.webkitEnterFullscreen = () => void (film.webkitDisplayingFullscreen = true);
    expect([await engine.fill(true), engine.isFull]).toEqual([true, true]);
    const other = make();
    other.film.box.requestFullscreen = () =>
      Promise.resolve(void (other.film.page.fullscreenElement = other.film.box));
    expect([await other.engine.fill(true), other.engine.isFull]).toEqual([true, true]);
    expect([await other.engine.fill(false), other.engine.isFull]).toEqual([true, false]);
  });
});

describe('a stream', () => {
  const streams = () => {
    const stream = { start: jest.fn(), end: jest.fn() };
    const openStream = jest.fn((..._args: unknown[]) => stream);
    const load = jest.fn(() => Promise.resolve({ openStream }));
    return { stream, openStream, load: load as unknown as LoadStreams, loads: load };
  };

  test('is played by the browser where it can', () => {
    const { loads, load } = streams();
    const { film, engine } = make(load);
    film.playsHls = true;
    engine.load(STREAM);
    expect([film.src, loads.mock.calls.length]).toEqual([STREAM.url, 0]);
  });

  test('is played by the library elsewhere, which comes when it is wanted', async () => {
    const { stream, openStream, load } = streams();
    const { film, engine } = make(load);
    engine.load(STREAM);
    expect(await engine.play()).toBe('playing');
    expect([film.src, openStream.mock.calls[0]?.[1], stream.start.mock.calls.length]).toEqual([
      '',
      STREAM,
      1,
    ]);
    engine.dispose();
    expect(stream.end).toHaveBeenCalledTimes(1);
  });

  test('whose library does not come is a line that broke', async () => {
    const { engine } = make(() => Promise.reject(new Error('no chunk')));
    engine.load(STREAM);
    await engine.play();
    expect(engine.trouble).toBe('network');
  });

  test('that was left before its library came is not opened', async () => {
    const { openStream, load } = streams();
    const { engine } = make(load);
    engine.load(STREAM);
    const playing = engine.play();
    engine.load(SOURCE);
    await playing;
    expect(openStream).not.toHaveBeenCalled();
  });
});
