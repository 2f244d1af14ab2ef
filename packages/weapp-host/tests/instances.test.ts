import { browserKeyframe } from '../logic/wx/view/animate';
import { component, page } from './support/program-folder';
import { phoneOf } from './support/phone';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

const tab = (pagePath: string) => ({ pagePath, text: pagePath });

describe('pages and components', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFiles({
      'app.json': {
        pages: ['pages/a/a', 'pages/b/b'],
        tabBar: { custom: true, list: [tab('pages/a/a'), tab('pages/b/b')] },
      },
      ...component('custom-tab-bar/index', {
        js: "Component({ data: { selected: -1 }, methods: { go() { wx.switchTab({ url: '/pages/b/b' }); } } })",
        wxml: '<view class="bar" bindtap="go">selected {{selected}}</view>',
        wxss: '.bar { position: fixed; bottom: 0; height: 50px; width: 100px }',
      }),
      ...page('pages/a/a', {
        js: `Page({
          onShow() { this.getTabBar().setData({ selected: 0 }); },
          move() {
            return new Promise((done) => this.animate('.box', [{ opacity: 1 }, { opacity: 0.25, translateX: 10 }], 20, done));
          },
          keep() {
            this.circle = this;
            this.setData({ mine: this, text: 'kept' });
            return this.data.mine === this && this.data.mine.__data__.text;
          },
          clear() { return new Promise((done) => this.clearAnimation('.box', done)); },
          hand(over) { return new Promise((done) => { this.done = done; over(this.arrive); }); },
          arrive() { this.done(this.route); },
        })`,
        wxml: '<view class="box">box</view>',
      }),
      ...page('pages/b/b', {
        js: `Component({
          properties: { count: Number, name: String },
          data: { seen: '' },
          lifetimes: { attached() { this.setData({ seen: this.data.name + this.data.count + this.getPageId() }); } },
        })`,
        wxml: '{{seen}}',
      }),
    });
  });

  const run = (source: string) => fixture.miniProgram.evaluate(source) as Promise<unknown>;
  const current = async () => (await fixture.miniProgram.currentPage())!;
  const frameText = async () => {
    const texts = fixture.host.page.frames().map((frame) => frame.getByText('selected').allTextContents());
    return (await Promise.all(texts)).flat();
  };

  it('have the tab bar of the program, one on each tab page', async () => {
    await until(async () => (await frameText()).includes('selected 0'));
    const phone = await phoneOf(fixture);
    expect(await phone.count('.tab-bar:not([hidden]) .tab')).toBe(0);
  });

  it('can be kept in data, as themselves', async () => {
    expect(await (await current()).callMethod('keep')).toBe('kept');
  });

  it('animate nodes by keyframes, until they are cleared', async () => {
    const box = (await (await current()).$('.box'))!;
    await (await current()).callMethod('move');
    expect(await box.style('opacity')).toBe('0.25');
    expect(await box.style('transform')).toBe('matrix(1, 0, 0, 1, 10, 0)');
    await (await current()).callMethod('clear');
    expect(await box.style('opacity')).toBe('1');
  });

  it.each([
    ['a timer', 'setTimeout(arrive)'],
    ['a question about nodes', "wx.createSelectorQuery().select('.box').boundingClientRect(arrive).exec()"],
  ])('of Page() have methods that may be handed to %s: they know their page', async (_to, call) => {
    const source = `function () { return getCurrentPages()[0].hand((arrive) => { ${call}; }); }`;
    expect(await run(source)).toBe('pages/a/a');
  });

  it('know what draws them', async () => {
    expect(await run('function () { return getCurrentPages()[0].renderer; }')).toBe('webview');
  });

  it('get the query as properties when Component() made the page', async () => {
    await run(
      "function () { return new Promise((done) => wx.reLaunch({ url: '/pages/b/b?count=3&name=x&other=1', complete: done })); }",
    );
    const id = await run('function () { return getCurrentPages()[0].getPageId(); }');
    expect(await (await current()).data('seen')).toBe(`x3${String(id)}`);
    expect(fixture.host.report().exceptions).toEqual([]);
  });
});

describe('keyframes', () => {
  it.each([
    [{ rotate: 45, scale: [1, 2] }, { transform: 'rotate(45deg) scale(1,2)' }],
    [{ translate3d: [1, '2rem', 3] }, { transform: 'translate3d(1px,2rem,3px)' }],
    [{ rotate3d: [1, 1, 0, 90] }, { transform: 'rotate3d(1,1,0,90deg)' }],
    [
      { backgroundColor: '#f00', ease: 'ease-in', offset: 0.5 },
      { backgroundColor: '#f00', easing: 'ease-in', offset: 0.5 },
    ],
  ])('%j become %j', (given, made) => expect(browserKeyframe(given)).toEqual(made));
});

describe('the world around it', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFiles(
      {
        'app.js': `App({ heard: [], onLaunch() {
          wx.onAccelerometerChange((value) => this.heard.push(value));
          wx.onCompassChange((value) => this.heard.push(value.direction));
        } })`,
        'app.json': { pages: ['pages/a/a'], requiredPrivateInfos: ['chooseLocation'] },
      },
      {
        options: {
          place: { latitude: 1, longitude: 2, name: 'here', address: 'there' },
          scanned: { result: 'hello', scanType: 'EAN_13' },
        },
      },
    );
  });

  const call = (name: string, options: object = {}) =>
    fixture.miniProgram.callWxMethod(name, options) as Promise<Record<string, unknown>>;
  const readEvents = () =>
    fixture.miniProgram.evaluate('function () { return getApp().heard; }') as Promise<unknown[]>;

  it('has sensors that a test moves while they run', async () => {
    await fixture.host.world.sensor('compass', { direction: 10, accuracy: 1 });
    await call('startAccelerometer');
    await until(async () => (await readEvents()).length === 1);
    await fixture.host.world.sensor('accelerometer', { x: 1, y: 2, z: 3 });
    await call('startCompass');
    await until(async () => (await readEvents()).length === 3);
    await call('stopCompass');
    await fixture.host.world.sensor('compass', { direction: 20, accuracy: 1 });
    expect(await readEvents()).toEqual([{ x: 0, y: 0, z: -1 }, { x: 1, y: 2, z: 3 }, 10]);
  });

  it('has a place to choose and something to scan', async () => {
    expect(await call('chooseLocation')).toMatchObject({ latitude: 1, name: 'here', address: 'there' });
    expect(await call('scanCode')).toMatchObject({ result: 'hello', scanType: 'EAN_13' });
    expect(await call('openLocation', { latitude: 1, longitude: 2 })).toMatchObject({
      errMsg: 'openLocation:ok',
    });
    await expect(call('openLocation', { latitude: '1' })).rejects.toThrow(
      'parameter.latitude should be Number',
    );
  });
});

it('a person who turns back from the scanner cancels it', async () => {
  const { miniProgram } = await startFiles({}, { options: { scanned: null } });
  const scan = miniProgram.callWxMethod('scanCode', {}) as Promise<unknown>;
  await expect(scan).rejects.toThrow('scanCode:fail cancel');
});
