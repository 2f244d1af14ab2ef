import { WX_NAMES } from '../logic/wx/names';
import { component, page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

const OUT = {
  skyline: page('pages/skyline/a', { json: { renderer: 'skyline' } }),
  editor: page('pages/editor/a', { json: { usingComponents: { box: '/c/box' } }, wxml: '<box/>' }),
  selection: page('pages/selection/a', { wxml: '<selection>text</selection>' }),
  xr: page('pages/xr/a', { wxml: '<xr-scene/>' }),
};

describe('what is out of scope', () => {
  let fixture: Fixture;
  const paths = Object.keys(OUT).map((name) => `pages/${name}/a`);

  beforeAll(async () => {
    fixture = await startFiles({
      'app.json': { pages: ['pages/a/a', ...paths] },
      ...Object.assign({}, ...Object.values(OUT)),
      ...component('c/box', { wxml: '<editor/>' }),
    });
  });

  it.each([
    ['skyline', 'is drawn by Skyline'],
    ['editor', 'uses <editor>'],
    ['selection', 'uses <selection>'],
    ['xr', 'uses XR-Frame'],
  ])('costs the page alone: %s', async (name, reason) => {
    const open = fixture.miniProgram.callWxMethod('navigateTo', {
      url: `/pages/${name}/a`,
    }) as Promise<unknown>;
    await expect(open).rejects.toThrow(`navigateTo:fail page "pages/${name}/a" ${reason}`);
  });

  it.each([
    ['createVKSession', 'VisionKit'],
    ['getXrFrameSystem', 'XR-Frame'],
  ])('says so when wx.%s is called', async (name, what) => {
    const call = fixture.miniProgram.evaluate(`function () { wx.${name}(); }`) as Promise<unknown>;
    await expect(call).rejects.toThrow(`${what} is out of the scope of this host`);
  });
});

describe('every method of wx that makes an object', () => {
  it('makes it, but for what is out of scope', async () => {
    const { miniProgram } = await startFiles({});
    const factories = [...WX_NAMES].filter(([, kind]) => kind === 'factory').map(([name]) => name);
    const failed = await miniProgram.evaluate(`function () {
      return ${JSON.stringify(factories)}.filter(function (name) {
        try { return typeof wx[name]({ width: 1, height: 1, type: '2d' }) !== 'object'; } catch (error) { return true; }
      });
    }`);
    expect(failed).toEqual(['createVKSession', 'getXrFrameSystem']);
  });
});

describe('Skyline for the whole program', () => {
  it('costs the pages that do not ask for a web-view', async () => {
    const { miniProgram } = await startFiles(
      {
        'app.json': { pages: ['pages/a/a', 'pages/b/b'], renderer: 'skyline' },
        ...page('pages/b/b', { json: { renderer: 'webview' } }),
      },
      { options: { launch: { path: 'pages/b/b' } } },
    );
    expect((await miniProgram.currentPage())?.path).toBe('pages/b/b');
    const open = miniProgram.callWxMethod('navigateTo', { url: '/pages/a/a' }) as Promise<unknown>;
    await expect(open).rejects.toThrow('navigateTo:fail page "pages/a/a" is drawn by Skyline');
  });
});

describe('a script that throws when its page is loaded', () => {
  it('costs that page alone', async () => {
    const { miniProgram, host } = await startFiles({
      'app.json': { pages: ['pages/a/a', 'pages/b/b'] },
      'app.js': 'App({ onLaunch() { this.launched = true; } })',
      ...page('pages/b/b', { js: "throw new Error('broken page'); Page({})" }),
    });
    expect(await miniProgram.evaluate('function () { return getApp().launched; }')).toBe(true);
    expect((await miniProgram.currentPage())?.path).toBe('pages/a/a');
    expect(host.report().exceptions.map(({ message }) => message)).toEqual(['broken page']);
  });
});

describe('permissions that are asked for', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFiles(
      {
        'app.json': {
          pages: ['pages/a/a'],
          requiredPrivateInfos: ['getLocation'],
          permission: { 'scope.userLocation': { desc: 'why' } },
        },
      },
      { options: { permissions: 'ask', privacy: 'agreed' } },
    );
  });

  const asked = (name: string, options: object, answer: 'authorizeAllow' | 'authorizeCancel') => {
    const call = fixture.miniProgram.callWxMethod(name, options) as Promise<unknown>;
    const settled = call.then(
      (result) => result,
      (error: Error) => error.message,
    );
    const dialog = until(async () => {
      try {
        await (fixture.miniProgram.native() as unknown as Record<string, () => Promise<void>>)[answer]!();
        return true;
      } catch {
        return false;
      }
    });
    return dialog.then(() => settled);
  };

  it('are refused by authorizeCancel, once', async () => {
    const message = 'authorize:fail auth deny';
    expect(await asked('authorize', { scope: 'scope.record' }, 'authorizeCancel')).toContain(message);
    const again = fixture.miniProgram.callWxMethod('authorize', {
      scope: 'scope.record',
    }) as Promise<unknown>;
    await expect(again).rejects.toThrow(message);
  });

  it('are given by authorizeAllow', async () => {
    expect(await asked('getLocation', {}, 'authorizeAllow')).toMatchObject({ errMsg: 'getLocation:ok' });
  });
});

describe('hosts of requests', () => {
  it('are those that are listed', async () => {
    const { miniProgram } = await startFiles({}, { options: { requestHosts: ['api.example.cn'] } });
    const ask = (name: string, url: string): Promise<unknown> =>
      miniProgram.evaluate(
        `function () { return new Promise((fail) => wx.${name}({ url: '${url}', fail: (error) => fail(error.errMsg) })); }`,
      ) as Promise<unknown>;
    const refused = 'fail url not in domain list';
    expect(await ask('request', 'https://other.example.cn/x')).toContain(`request:${refused}`);
    expect(await ask('downloadFile', 'https://other.example.cn/x')).toContain(`downloadFile:${refused}`);
    expect(await ask('connectSocket', 'wss://other.example.cn/x')).toContain(`connectSocket:${refused}`);
    expect(await ask('request', 'http://api.example.cn/x')).toContain(`request:${refused}`);
    expect(await ask('connectSocket', 'ws://api.example.cn/x')).toContain(`connectSocket:${refused}`);
    expect(await ask('request', 'ftp://api.example.cn')).toContain('request:fail invalid url');
  });

  it('need no HTTPS on this machine', async () => {
    const { miniProgram } = await startFiles({}, { options: { requestHosts: ['127.0.0.1:9'] } });
    const error = (await miniProgram.evaluate(
      `function () { return new Promise((fail) => wx.request({ url: 'http://127.0.0.1:9/x', fail: (error) => fail(error.errMsg) })); }`,
    )) as unknown as string;
    expect(error).not.toContain('domain list');
  });
});
