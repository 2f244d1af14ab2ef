import { WX_NAMES } from '../logic/wx/names';
import type automator from 'miniprogram-automator';
import { component, page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

const OUT = {
  xrPage: page('pages/xrPage/a', { json: { renderer: 'xr-frame' } }),
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
    ['xrPage', 'uses XR-Frame'],
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

describe('Skyline', () => {
  it('is replaced by a WebView, with a warning in the console, for the pages that ask for it', async () => {
    const { miniProgram, host } = await startFiles(
      {
        'app.json': {
          pages: ['pages/a/a', 'pages/b/b'],
          renderer: 'skyline',
          componentFramework: 'glass-easel',
          lazyCodeLoading: 'requiredComponents',
        },
        ...page('pages/a/a', {
          json: { usingComponents: { box: '/c/box' } },
          js: 'Page({ onLoad() { this.setData({ renderer: this.renderer }) } })',
          wxml: '<view class="page">{{renderer}}</view><box id="box"/>',
        }),
        ...component('c/box', { js: 'Component({ methods: { which() { return this.renderer } } })' }),
        ...page('pages/b/b', { json: { renderer: 'webview' } }),
      },
      { options: { launch: { path: 'pages/b/b' } } },
    );
    const lines: string[] = [];
    miniProgram.on('console', ({ args }: { args: string[] }) => lines.push(args.join(' ')));
    expect(host.report().warnings).toEqual({});
    await miniProgram.callWxMethod('navigateTo', { url: '/pages/a/a' });
    const current = await miniProgram.currentPage();
    expect(current?.path).toBe('pages/a/a');
    expect(await (await current?.$('.page'))?.text()).toBe('webview');
    const box = (await current?.$('#box')) as InstanceType<typeof automator.CustomElement>;
    expect(await box.callMethod('which')).toBe('webview');
    await until(async () => lines.length > 0);
    expect(lines).toEqual([expect.stringContaining('page "pages/a/a" asks for Skyline')]);
    expect(Object.keys(host.report().warnings)).toEqual(lines);
  });
});

describe('what WeChat ignores', () => {
  it('a property whose observer is a method that does not exist, or whose type is a list', async () => {
    const { host, miniProgram } = await startFiles({
      ...page('pages/a/a', { json: { usingComponents: { box: '/c/box' } }, wxml: '<box size="3"/>' }),
      ...component('c/box', {
        js: "Component({ properties: { size: { type: Number, observer: 'observeSize' }, both: { type: [Number, String], value: 5 } } })",
        wxml: '<view class="size">{{size}} {{both}}</view>',
      }),
    });
    const box = await (await miniProgram.currentPage())?.$('box');
    expect(await (await box?.$('.size'))?.text()).toBe('3 5');
    expect(host.report()).toMatchObject({ exceptions: [], rejections: [] });
    expect(Object.keys(host.report().warnings)).toEqual([
      expect.stringContaining('observeSize'),
      'the type of property "both" is illegal',
    ]);
  });

  it('a file of the program in an inline style, which is not shown', async () => {
    const { host, miniProgram } = await startFiles({
      'app.json': { pages: ['pages/a/a', 'pages/b/b'] },
      ...page('pages/b/b', { wxml: '<view style="background-image: url(/none.png); height: 20px"></view>' }),
    });
    const missing = host.page.waitForEvent('console', (message) => message.text().includes('404'));
    await miniProgram.callWxMethod('navigateTo', { url: '/pages/b/b' });
    await missing;
    expect(host.report().hostErrors).toEqual([]);
  });

  it('what a closed page still asks of its view', async () => {
    const { host, miniProgram } = await startFiles({
      'app.json': { pages: ['pages/a/a', 'pages/b/b'] },
      ...page('pages/a/a', {
        js: `Page({ onReady() {
          const observer = this.createIntersectionObserver();
          observer.relativeToViewport().observe('.seen', () => { this.setData({ ready: true }) });
          getApp().late = () => observer.disconnect();
        } })`,
        wxml: '<view class="seen">seen</view>',
      }),
      ...page('pages/b/b'),
    });
    const lines: string[] = [];
    miniProgram.on('console', ({ args }: { args: string[] }) => lines.push(args.join(' ')));
    await until(async () => (await (await miniProgram.currentPage())?.data('ready')) === true);
    await miniProgram.callWxMethod('reLaunch', { url: '/pages/b/b' });
    await miniProgram.evaluate('function () { getApp().late(); }');
    // Asked after it: the answer comes when the failures of the calls before have come.
    await miniProgram.callWxMethod('setNavigationBarTitle', { title: 'later' });
    expect(host.report()).toMatchObject({ exceptions: [], rejections: [], hostErrors: [] });
    expect(lines).toEqual([]);
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
