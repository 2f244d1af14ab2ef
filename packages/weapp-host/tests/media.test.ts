import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { NotingPages } from './support/noting-pages';
import { until } from './support/until';

const FILM = readFileSync(path.join(__dirname, 'support', 'film.webm'));

/** Videos are requested in ranges, which browsers need for seeking. */
function sendFilm(range: string | undefined, response: ServerResponse): void {
  const [start = 0, end = FILM.length - 1] = (range?.match(/\d+/g) ?? []).map(Number);
  response
    .writeHead(206, {
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/${FILM.length}`,
    })
    .end(FILM.subarray(start, end + 1));
}

let pages: NotingPages;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    if (url === '/film.webm') sendFilm(headers.range, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages = await NotingPages.start('media');
});
afterAll(async () => {
  await pages.close();
  server.closeAllConnections();
  server.close();
});

const page = () => pages.page();
const element = (selector: string) => pages.element(selector);
const data = <T>(name: string) => pages.data<T>(name);
const setData = (values: object) => pages.setData(values);
const open = (url: string) => pages.open(url);
const counts = () => pages.counts();
const eventOf = <T = Record<string, unknown>>(event: string) => pages.eventOf<T>(event);

describe('video', () => {
  beforeEach(() => open('/pages/film/index'));
  const film = async (name: string) => (await element('#film')).property(name);
  const call = async (method: string, ...args: unknown[]) =>
    (await element('#film')).callContextMethod(method, ...args);

  it('plays a film to its end', async () => {
    await setData({ src: `${origin}/film.webm` });
    expect(await eventOf('film_loadedmetadata')).toMatchObject({ width: 64, height: 48 });
    await call('play');
    await eventOf('film_play');
    const { currentTime, duration } = await eventOf('film_timeupdate');
    expect(currentTime).toEqual(expect.any(Number));
    expect(duration).toBeCloseTo(2, 0);
    await eventOf('film_ended');
    expect(await counts()).not.toHaveProperty('film_pause');
    expect(Number((await eventOf('film_progress')).buffered)).toBeGreaterThan(90);
  });

  it('seeks, pauses, stops and fills the page', async () => {
    await setData({ src: `${origin}/film.webm`, loop: true });
    await eventOf('film_loadedmetadata');
    await call('seek', 1);
    expect((await eventOf('film_seekcomplete')).position).toBeCloseTo(1, 1);
    await call('play');
    await eventOf('film_play');
    await call('pause');
    await eventOf('film_pause');
    expect(await film('paused')).toBe(true);
    await call('playbackRate', 1.5);
    expect(await film('playbackRate')).toBe(1.5);
    await call('requestFullScreen', { direction: 90 });
    expect(await eventOf('film_fullscreenchange')).toEqual({ fullScreen: true, direction: 'horizontal' });
    await call('exitFullScreen');
    await until(async () => (await counts()).film_fullscreenchange === 2);
    expect(await eventOf('film_fullscreenchange')).toEqual({ fullScreen: false, direction: 'vertical' });
    await call('stop');
    await until(async () => (await film('currentTime')) === 0);
  });

  it('fails for a film that is not there, and in methods that the host lacks', async () => {
    await setData({ src: `${origin}/missing.webm` });
    expect(await eventOf('film_error')).toEqual({ errMsg: 'MEDIA_ERR_SRC_NOT_SUPPORTED' });
    await expect(call('startCasting')).rejects.toThrow('startCasting:fail not supported');
  });

  it('plays for a tap on its button; overlays get their own taps', async () => {
    await setData({ src: `${origin}/film.webm`, loop: true });
    await eventOf('film_loadedmetadata');
    const { left, top } = await (await element('#film')).offset();
    const frame = await pages.fixture.host.page.evaluate<{ x: number; y: number }>(
      `(({ x, y }) => ({ x, y }))([...document.querySelectorAll('iframe')].at(-1).getBoundingClientRect())`,
    );
    await pages.fixture.host.page.touchscreen.tap(frame.x + left + 150, frame.y + top + 112);
    await eventOf('film_play');
    await (await element('#over')).tap();
    await eventOf('over_tap');
  });

  it('says what it does not have', async () => {
    expect(await eventOf('camera_error')).toEqual({ errMsg: 'camera:fail not supported' });
    expect(await eventOf('map_error')).toEqual({ errMsg: 'map:fail not supported' });
    await eventOf('old_error');
  });
});

describe('canvas', () => {
  beforeAll(async () => {
    await open('/pages/canvas/index');
    await until(async () => (await data('loaded')) !== null);
  });

  it('is drawn by the mini program', async () => {
    expect(await data('found')).toEqual({ width: 100, height: 50, wide: true, kept: true });
    expect(await data('pixel')).toEqual([0, 0, 255, 255]);
    expect(await data('url')).toMatch(/^data:image\/png;base64,/);
  });

  it('loads pictures, and fires an error for those that are missing', async () => {
    expect(await data('loaded')).toEqual({ width: 200, height: 100 });
    await until(async () => (await data('error')) !== '');
  });

  it('exposes nothing of the browser', async () => {
    expect(await data('tainted')).toEqual(['undefined', 'undefined', null]);
  });

  it('is seen on the page', async () => {
    const { host } = pages.fixture;
    const frame = host.page
      .frames()
      .find((each) => each.url().includes('frame.html') && each !== host.page.mainFrame());
    const colour = () =>
      frame!.evaluate<number[]>(`(() => {
        const shown = document.querySelector('wx-canvas > canvas');
        const copy = new OffscreenCanvas(shown.width, shown.height);
        const pen = copy.getContext('2d');
        pen.drawImage(shown, 0, 0);
        return [shown.width, ...pen.getImageData(50, 50, 1, 1).data];
      })()`);
    await until(async () => (await colour()).join() === '200,255,0,0,255');
  });

  it('becomes a file; without a canvas it fails', async () => {
    await (await page()).callMethod('keep');
    await until(async () => (await data('path')) !== '');
    expect(await data('path')).toMatch(/\.png$/);
    const file = Buffer.from((await (await page()).callMethod('kept')) as string, 'base64');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([20, 10]);
    expect(await (await page()).callMethod('keepNothing')).toEqual({
      errMsg: 'canvasToTempFilePath:fail fail canvas is empty',
    });
  });
});
