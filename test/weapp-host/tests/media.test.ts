import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ContextElement } from 'miniprogram-automator/out/Element';
import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import { startFixture } from './support/start-fixture';
import type { Fixture } from './support/start-fixture';
import { until } from './support/until';

const FILM = readFileSync(path.join(__dirname, 'support', 'film.webm'));

/** What a page in a web-view does with the bridge alone, as jweixin does. */
const BRIDGE_PAGE = `<!doctype html><title>网页</title><script>
  window.atOnce = window.__wxjs_environment;
  document.addEventListener('WeixinJSBridgeReady', () => { window.bridgeReady = true; });
  window.ask = (name, arg) => new Promise((done) => WeixinJSBridge.invoke('invokeMiniProgramAPI', { name, arg }, done));
</script><a id="next" href="/second">下一页</a><iframe src="/inner"></iframe>`;

/** Films are asked for in parts: without those a browser can not seek. */
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

let fixture: Fixture;
let miniProgram: MiniProgram;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    if (url === '/film.webm') sendFilm(headers.range, response);
    else if (url === '/inner') response.setHeader('content-type', 'text/html').end('<p>inner</p>');
    else if (url === '/missing.webm') response.writeHead(404).end();
    else
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('x-frame-options', 'DENY')
        .end(BRIDGE_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fixture = await startFixture('media');
  miniProgram = fixture.miniProgram;
});
afterAll(async () => {
  await fixture.close();
  server.closeAllConnections();
  server.close();
});

const page = async () => (await miniProgram.currentPage())!;
const element = async (selector: string) => {
  const found = await (await page()).$(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const data = async <T>(name: string) => (await (await page()).data(name)) as T;
const setData = async (values: object) => (await page()).setData(values);
const isAt = (wanted: string) => until(async () => (await page()).path === wanted);
const open = async (url: string) => {
  await miniProgram.callWxMethod('reLaunch', { url });
  await isAt(url.slice(1).split('?')[0]!);
};
const counts = () => data<Record<string, number>>('counts');
const eventOf = async (event: string): Promise<Record<string, unknown>> => {
  await until(async () => ((await counts())[event] ?? 0) > 0, 8000);
  return (await data<Record<string, Record<string, unknown>>>('events'))[event]!;
};

describe('video', () => {
  beforeEach(() => open('/pages/film/index'));
  const film = async (name: string) => (await element('#film')).property(name);
  const call = async (method: string, ...args: unknown[]) =>
    ((await element('#film')) as ContextElement).callContextMethod(method, ...args);

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

  it('plays for a tap on its button; what lies over it gets its own taps', async () => {
    await setData({ src: `${origin}/film.webm`, loop: true });
    await eventOf('film_loadedmetadata');
    const { left, top } = await (await element('#film')).offset();
    const frame = await fixture.host.page.evaluate<{ x: number; y: number }>(
      `(({ x, y }) => ({ x, y }))([...document.querySelectorAll('iframe')].at(-1).getBoundingClientRect())`,
    );
    await fixture.host.page.touchscreen.tap(frame.x + left + 150, frame.y + top + 112);
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

  it('loads pictures, and tells of those that are not there', async () => {
    expect(await data('loaded')).toEqual({ width: 200, height: 100 });
    await until(async () => (await data('error')) !== '');
  });

  it('hands out nothing of the browser', async () => {
    expect(await data('tainted')).toEqual(['undefined', 'undefined', null]);
  });

  it('is seen on the page', async () => {
    const { host } = fixture;
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

  it('becomes a file; without a canvas there is none', async () => {
    await (await page()).callMethod('keep');
    await until(async () => (await data('path')) !== '');
    const info = await miniProgram
      .callWxMethod('getImageInfo', { src: await data<string>('path') })
      .catch(String);
    if (typeof info === 'object') expect(info).toMatchObject({ width: 20, height: 10 });
    else expect(await data('path')).toMatch(/\.png$/);
    expect(await (await page()).callMethod('keepNothing')).toEqual({
      errMsg: 'canvasToTempFilePath:fail fail canvas is empty',
    });
  });
});

describe('web-view', () => {
  const web = () => {
    const frames = fixture.host.page.frames().filter((each) => each.url().startsWith(origin));
    return frames.find((each) => !each.url().endsWith('/inner'))!;
  };
  const openWeb = async (src = `${origin}/first`) => {
    await open('/pages/back/index');
    await miniProgram.callWxMethod('navigateTo', { url: `/pages/web/index?src=${encodeURIComponent(src)}` });
    await isAt('pages/web/index');
  };
  const loads = () => data<string[]>('loads');
  /** what the host does for WeChat's back before it leaves the page */
  const goBack = async () => {
    const around = web().parentFrame()!;
    return around.evaluate<boolean>(`(async () => {
      const [node] = await window.__frame.call('xpath', { expression: '//web-view' });
      return window.__frame.call('widgetCall', { node, method: 'goBack', args: [] });
    })()`);
  };

  it('covers the page with a web page that forbids framing, and tells that it is loaded', async () => {
    await openWeb();
    await until(async () => (await loads()).length > 0);
    expect(await loads()).toEqual([`${origin}/first`]);
    const { width, height } = await (await element('web-view')).size();
    const view = await fixture.host.page.evaluate<number>('innerWidth');
    expect(width).toBe(view);
    expect(height).toBeGreaterThan(500);
  });

  it('gives the page its environment, and frames inside the page nothing', async () => {
    await until(() => web().evaluate<boolean>('window.bridgeReady === true'));
    expect(await web().evaluate('[window.atOnce, typeof window.wx]')).toEqual(['miniprogram', 'undefined']);
    const inner = fixture.host.page.frames().find((each) => each.url().endsWith('/inner'))!;
    expect(await inner.evaluate('typeof window.WeixinJSBridge')).toBe('undefined');
  });

  it('tells of the pages that links lead to', async () => {
    await web().evaluate('document.getElementById("next").click()');
    await until(async () => (await loads()).length === 2);
    expect((await loads())[1]).toBe(`${origin}/second`);
    expect(await goBack()).toBe(true);
    await until(async () => web().url() === `${origin}/first`);
  });

  it('keeps messages until the page goes', async () => {
    await until(() => web().evaluate<boolean>('window.bridgeReady === true'));
    await web().evaluate('Promise.all([ask("postMessage", { a: 1 }), ask("postMessage", { b: [2] })])');
    const answer = await web()
      .evaluate('ask("navigateBack", { delta: 1 })')
      .catch(() => null);
    await isAt('pages/back/index');
    if (answer) expect(answer).toMatchObject({ errMsg: 'invokeMiniProgramAPI:ok' });
    expect(await (await page()).callMethod('messages')).toEqual([{ a: 1 }, { b: [2] }]);
  });

  it('navigates the mini program', async () => {
    await openWeb();
    await until(async () => (await loads()).length > 0);
    await web().evaluate('void ask("redirectTo", { url: "/pages/back/index?from=web" })');
    await until(
      async () => (await page()).path === 'pages/back/index' && (await page()).query.from === 'web',
    );
  });

  it('fails for an address that nobody answers', async () => {
    await openWeb('http://127.0.0.1:9/nobody');
    await until(async () => (await data<unknown[]>('errors')).length > 0);
    expect(await data('errors')).toEqual([
      { url: 'http://127.0.0.1:9/nobody', fullUrl: 'http://127.0.0.1:9/nobody' },
    ]);
  });
});
