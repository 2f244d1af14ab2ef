import { failureLines, row } from '../tour/table';
import { tour, type Visit } from '../tour/tour';
import { page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';

const button = (name: string, text = name): string =>
  `<view class="${name}" bindtap="${name}">${text}</view>`;
const note =
  "tap({ currentTarget: { id } }) { wx.setStorageSync('tapped', [...(wx.getStorageSync('tapped') || []), id]); }";

const PAGES = {
  good: page('pages/good/a', {
    js: `Page({ ${note} })`,
    wxml: `<view class="list"><view wx:for="{{15}}" wx:key="*this" class="row" id="row{{item}}" bindtap="tap">{{item}}</view></view>
      <view id="far" class="far" bindtap="tap" style="margin-top: 1500px">far below</view>
      <view id="covered" class="covered" bindtap="tap" style="position: fixed; top: 0">covered</view>
      <view style="position: fixed; top: 0; width: 100%; height: 60px; background: red"></view>`,
  }),
  load: page('pages/load/a', { js: "Page({ onLoad() { throw new Error('broken load') } })" }),
  tap: page('pages/tap/a', {
    js: "Page({ sync() { throw new Error('broken tap') }, async later() { throw new Error('broken promise') } })",
    wxml: button('sync') + button('later'),
  }),
  away: page('pages/away/a', {
    js: `Page({ go() { wx.navigateTo({ url: '/pages/good/a' }) }, ask() { wx.showModal({ title: 'sure?' }) },
      look() { wx.previewImage({ urls: ['/a.png'] }) }, ${note} })`,
    wxml: `${button('go')}${button('ask')}${button('look')}<view class="last" id="last" bindtap="tap">last</view>`,
  }),
  greets: page('pages/greets/a', {
    js: `Page({ onReady() { wx.showModal({ title: 'hello' }) }, ${note} })`,
    wxml: '<view id="behind" bindtap="tap">behind</view>',
  }),
  refused: page('pages/refused/a', { json: { renderer: 'xr-frame' } }),
  still: page('pages/still/a'),
};

let fixture: Fixture;
const visits: Visit[] = [];
const of = (name: keyof typeof PAGES): Visit => visits.find(({ path }) => path === `pages/${name}/a`)!;

beforeAll(async () => {
  fixture = await startFiles({
    'app.json': { pages: Object.keys(PAGES).map((name) => `pages/${name}/a`) },
    ...Object.assign({}, ...Object.values(PAGES)),
  });
  for await (const visit of tour(fixture.host)) visits.push(visit);
});

const tapped = (): Promise<string[]> => fixture.miniProgram.callWxMethod('getStorageSync', 'tapped');

describe('a tour of the pages of a program', () => {
  it('opens every page once', () => {
    expect(visits.map(({ path }) => path)).toEqual(Object.keys(PAGES).map((name) => `pages/${name}/a`));
  });

  it('taps twelve different elements by touch, of each kind first, wherever they are', async () => {
    expect(of('good')).toMatchObject({ load: true, clean: true, taps: 12, failures: [] });
    const ids = await tapped();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('far');
    expect(ids).not.toContain('covered');
  });

  it('says which page failed while it loaded', () => {
    expect(of('load')).toMatchObject({ load: false, clean: false });
    expect(of('load').failures).toEqual([expect.stringContaining('broken load')]);
  });

  it('says which one failed when it was tapped, in a promise too', () => {
    expect(of('tap')).toMatchObject({ load: true, clean: false, taps: 2 });
    expect(of('tap').failures).toEqual([
      expect.stringContaining('broken tap'),
      expect.stringMatching(/^in a promise: .*broken promise/),
    ]);
  });

  it('returns to a page that a tap left, answers its dialogs, and closes what covers it', async () => {
    expect(of('away')).toMatchObject({ clean: true, taps: 4 });
    expect(await tapped()).toContain('last');
  });

  it('answers the dialog that a page opens with', async () => {
    expect(of('greets')).toMatchObject({ clean: true, taps: 1 });
    expect(await tapped()).toContain('behind');
  });

  it('says why a page was refused', () => {
    expect(of('refused').failures).toEqual([expect.stringContaining('uses XR-Frame')]);
  });

  it('has nothing to tap where nothing listens', () => {
    expect(of('still')).toMatchObject({ clean: true, taps: 0 });
  });

  it('makes a row of the table and a line of each failure', () => {
    expect(row('ours', visits)).toBe('| ours | 7 | 5 | 4 |');
    expect(failureLines(visits)[0]).toMatch(/^pages\/load\/a \(while loading\): .*broken load/);
    expect(failureLines(visits)).toContainEqual(expect.stringMatching(/^pages\/tap\/a \(when tapped\): /));
  });
});

it('a page that hangs is reported, and the others are opened in a restarted program', async () => {
  const { host } = await startFiles({
    'app.json': { pages: ['pages/a/a', 'pages/b/b'] },
    ...page('pages/a/a', { js: 'Page({ go() { for (;;); } })', wxml: button('go') }),
    ...page('pages/b/b'),
  });
  const seen: Visit[] = [];
  for await (const visit of tour(host, host.program.pages, 3000)) seen.push(visit);
  expect(seen.map(({ load, clean }) => ({ load, clean }))).toEqual([
    { load: true, clean: false },
    { load: true, clean: true },
  ]);
  expect(seen[0]!.failures).toContainEqual(expect.stringContaining('no answer within 3000 ms'));
});
