import { page, type Files } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';
import { until } from './support/until';

interface Entry {
  entryType: string;
  name: string;
  startTime: number;
  duration: number;
}

const FILES: Files = {
  'app.json': {
    pages: ['pages/a/a', 'pages/b/b'],
    subPackages: [{ root: 'more', pages: ['c/c'] }],
  },
  'app.js': `
    const heard = [];
    wx.getPerformance().createObserver((list) => heard.push(...list.getEntries())).observe({ entryTypes: ['navigation'] });
    App({ heard });`,
  ...page('pages/b/b'),
  ...page('more/c/c'),
};

let fixture: Fixture;
const before = Date.now();
beforeAll(async () => {
  fixture = await startFiles(FILES);
});
afterAll(() => fixture.close());

const run = <T>(source: string) => fixture.miniProgram.evaluate(source) as Promise<T>;
const entries = () => run<Entry[]>('function () { return wx.getPerformance().getEntries(); }');
const navigate = async (url: string, count: number): Promise<Entry[]> => {
  const known = (await entries()).length;
  await fixture.miniProgram.callWxMethod('navigateTo', { url });
  await until(async () => (await entries()).length === known + count);
  return (await entries()).slice(known);
};

describe('wx.getPerformance', () => {
  it('reports how long the scripts, the first picture and the launch took', async () => {
    await until(async () => (await entries()).length === 3);
    const measured = await entries();
    expect(measured).toMatchObject([
      { entryType: 'script', name: 'evaluateScript', moduleName: '__APP__' },
      { entryType: 'render', name: 'firstRender', path: 'pages/a/a' },
      { entryType: 'navigation', name: 'appLaunch', navigationType: 'appLaunch', path: 'pages/a/a' },
    ]);
    const after = Date.now();
    for (const { startTime, duration } of measured) {
      expect(startTime).toBeGreaterThanOrEqual(before);
      expect(duration).toBeGreaterThanOrEqual(0);
      expect(startTime + duration).toBeLessThanOrEqual(after);
    }
  });

  it('reports a navigation, from its call until the page is seen', async () => {
    const [render, route] = await navigate('/pages/b/b', 2);
    expect(render).toMatchObject({ name: 'firstRender', path: 'pages/b/b' });
    expect(route).toMatchObject({
      entryType: 'navigation',
      name: 'route',
      navigationType: 'navigateTo',
      path: 'pages/b/b',
      referrerPath: 'pages/a/a',
    });
    expect(route!.startTime).toBeLessThanOrEqual(render!.startTime);
    expect(route!.startTime + route!.duration).toBeGreaterThanOrEqual(render!.startTime + render!.duration);
  });

  it('reports when the scripts of a sub-package ran, and gives observers the entry types that they asked for', async () => {
    const measured = await navigate('/more/c/c', 3);
    expect(measured[0]).toMatchObject({ name: 'evaluateScript', moduleName: 'more' });
    const observed = await run<Entry[]>('function () { return getApp().heard; }');
    expect(observed.map(({ name }) => name)).toEqual(['appLaunch', 'route', 'route']);
  });
});
