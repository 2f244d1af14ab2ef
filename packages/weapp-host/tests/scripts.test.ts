import { page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

/** Globals and modules of a script, as used by real programs. */
const APP = `
global.shared = 1;
const self = 'mine';
App({
  found: [typeof window, typeof navigator, typeof document, window, navigator, location, self === 'mine'],
  shared: () => shared,
  isGlobal: global === globalThis && global.wx === wx && global.Object === Object,
});`;
const LATER = `
const told = (done) => [(exports) => done([exports]), ({ mod, errMsg }) => done([mod, errMsg])];
const app = getApp();
app.withCallbacks = (path) => new Promise((done) => require(path, ...told(done)));
app.withPromise = (path) => new Promise((done) => require.async(path).then(...told(done)));
`;
const HANDLERS = `${LATER}
Page({
  data: { heard: '' },
  onLoad() {
    const hear = (name) => (event) => this.setData({ heard: this.data.heard + name + ':' + event.type + ' ' });
    this.e0 = hear('assigned');
    this.declared = hear('replaced');
  },
  declared() { this.setData({ heard: 'declared' }); },
});`;
const BOX = `Component({ attached() { this.e1 = () => this.triggerEvent('told', { by: 'assigned' }); } });`;

describe('a script', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFiles({
      'app.js': APP,
      ...page('pages/a/a', {
        js: HANDLERS,
        json: { usingComponents: { box: '/box/box' } },
        wxml: '<view id="one" bindtap="e0">1</view><view id="two" bindtap="declared">2</view><box id="box" bindtold="e0"/>',
      }),
      ...page('box/box', {
        js: BOX,
        json: { component: true },
        wxml: '<view class="in" bindtap="e1">3</view>',
      }),
      'later/one.js': 'module.exports = "one"',
      'later/broken.js': 'throw new Error("broken")',
    });
  });

  const run = (source: string) => fixture.miniProgram.evaluate(source) as Promise<unknown>;
  const current = async () => (await fixture.miniProgram.currentPage())!;
  const loaded = async () => (await (await current()).data('heard')) as string;

  it('may name what a browser has and finds it undefined', async () => {
    const nothing = ['undefined', 'undefined', 'undefined', null, null, null, true];
    expect(await run('function () { return getApp().found; }')).toEqual(nothing);
    expect(fixture.host.report().exceptions).toEqual([]);
  });

  it('has the global object as `global`', async () => {
    expect(await run('function () { return [getApp().isGlobal, getApp().shared()]; }')).toEqual([true, 1]);
  });

  it.each(['withCallbacks', 'withPromise'])(
    'requires another later, or gets an error for a missing one: %s',
    async (how) => {
      const ask = (path: string) => run(`function () { return getApp().${how}('${path}'); }`);
      expect(await ask('../../later/one')).toEqual(['one']);
      expect(await ask('../../later/broken.js')).toEqual(['later/broken.js', 'broken']);
      expect(await ask('/later/none.js')).toEqual([
        'later/none.js',
        expect.stringContaining("'later/none.js' is not defined"),
      ]);
    },
  );

  it('receives events by handlers that it assigned to the instance, which precede declared ones', async () => {
    await (await (await current()).$('#one'))!.tap();
    await until(async () => (await loaded()).includes('assigned:tap'));
    await (await (await current()).$('#two'))!.tap();
    await until(async () => (await loaded()).includes('replaced:tap'));
    const box = (await (await current()).$('#box'))!;
    await (await box.$('.in'))!.tap();
    await until(async () => (await loaded()).includes('assigned:told'));
  });
});
