import { reasons } from './support/packing';
import { page, removeFolders } from './support/program-folder';
import { phoneOf } from './support/phone';
import { startFiles } from './support/start-fixture';
import { until } from './support/until';

afterEach(removeFolders);

const files = (darkmode: boolean) => ({
  'app.json': {
    pages: ['pages/a/a'],
    darkmode,
    themeLocation: 'theme.json',
    window: { navigationBarBackgroundColor: '@bar', navigationBarTextStyle: '@words' },
  },
  'theme.json': {
    light: { bar: '#ffffff', words: 'black' },
    dark: { bar: '#101112', words: 'white' },
  },
  ...page('pages/a/a'),
});

const barColor = async (darkmode: boolean): Promise<string> => {
  const fixture = await startFiles(files(darkmode), { options: { device: { theme: 'dark' } } });
  const color = await (await phoneOf(fixture)).style('.navigation-bar', 'backgroundColor');
  await fixture.close();
  return color;
};

describe('variables of theme.json', () => {
  test('have the values of the theme', async () => {
    expect(await barColor(true)).toBe('rgb(16, 17, 18)');
  });

  test('are those of the light one without darkmode', async () => {
    expect(await barColor(false)).toBe('rgb(255, 255, 255)');
  });

  test('have those of the other theme as soon as the phone changes its own, in every open page and the tab bar', async () => {
    const fixture = await startFiles({
      ...files(true),
      'app.json': {
        ...files(true)['app.json'],
        pages: ['pages/a/a', 'pages/b/b'],
        tabBar: {
          color: '@text',
          selectedColor: '#ff0000',
          backgroundColor: '@bar',
          list: [
            { pagePath: 'pages/a/a', text: 'a', iconPath: '@icon' },
            { pagePath: 'pages/b/b', text: 'b' },
          ],
        },
      },
      'app.js': 'App({ onThemeChange({ theme }) { this.heard = theme + wx.getAppBaseInfo().theme; } })',
      'theme.json': {
        light: { bar: '#ffffff', words: 'black', text: '#111111', icon: 'light.png' },
        dark: { bar: '#101112', words: 'white', text: '#eeeeee', icon: 'dark.png' },
      },
      'light.png': 'x',
      'dark.png': 'x',
      ...page('pages/b/b', { json: { navigationBarBackgroundColor: '#123456' } }),
    });
    const phone = await phoneOf(fixture);
    const looks = async () => ({
      bar: await phone.style('.navigation-bar', 'backgroundColor'),
      isWhite: (await phone.count('.navigation-bar.white')) === 1,
      tabs: await phone.style('.tab-bar', 'backgroundColor'),
      tab: await phone.style('.tab:last-child', 'color'),
      icons: await fixture.host.page.evaluate(
        "[...document.querySelectorAll('.tab img')].map((one) => one.src)",
      ),
    });
    expect(await looks()).toMatchObject({ bar: 'rgb(255, 255, 255)', isWhite: false });
    await fixture.host.world.theme('dark');
    await until(async () => (await looks()).isWhite);
    const tabs = { tabs: 'rgb(16, 17, 18)', icons: [expect.stringContaining('dark.png') as string] };
    expect(await looks()).toMatchObject({ ...tabs, bar: 'rgb(16, 17, 18)', tab: 'rgb(238, 238, 238)' });
    expect(await fixture.miniProgram.evaluate('function () { return getApp().heard; }')).toBe('darkdark');
    await fixture.miniProgram.callWxMethod('switchTab', { url: '/pages/b/b' });
    expect(await looks()).toMatchObject({ ...tabs, bar: 'rgb(18, 52, 86)', isWhite: true });
    await fixture.host.restart();
    expect(await looks()).toMatchObject({ ...tabs, bar: 'rgb(16, 17, 18)', isWhite: true });
  });

  test('need the file that app.json names', () => {
    expect(reasons({ ...files(true), 'theme.json': undefined })).toEqual([
      expect.stringContaining('"theme.json" 未找到'),
    ]);
  });
});
