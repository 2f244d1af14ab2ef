import { reasons } from './support/packing';
import { page, removeFolders } from './support/program-folder';
import { phoneOf } from './support/phone';
import { startFiles } from './support/start-fixture';

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

  test('need the file that app.json names', () => {
    expect(reasons({ ...files(true), 'theme.json': undefined })).toEqual([
      expect.stringContaining('"theme.json" 未找到'),
    ]);
  });
});
