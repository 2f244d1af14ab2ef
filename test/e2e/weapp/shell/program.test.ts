/** The built program as WeChat reads it, without starting it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import theme from '../../../../src/theme.json';
import { PAGES } from '../support/parent';

const textOf = (file: string): string =>
  readFileSync(path.join(process.env.WEAPP_FOLDER ?? '', file), 'utf8');

interface Program {
  readonly darkmode: boolean;
  readonly sitemapLocation: string;
  readonly window: Readonly<Record<string, unknown>>;
  readonly tabBar: Readonly<Record<string, unknown>>;
}

const program = (): Program => JSON.parse(textOf('app.json')) as Program;

test('says that it has no dark look, and its bars have the light colours of the theme', () => {
  const { darkmode, tabBar, window } = program();
  const { page, pageText, tab, tabChosen, tabText } = theme.light;
  expect(darkmode).toBe(false);
  expect(window).toMatchObject({ navigationBarBackgroundColor: page, navigationBarTextStyle: pageText });
  expect(tabBar).toMatchObject({ backgroundColor: tab, color: tabText, selectedColor: tabChosen });
});

test.each([PAGES.courses, PAGES.mine])('the bar of %s has the colour of the page below it', (file) => {
  const { navigationBarBackgroundColor } = JSON.parse(textOf(`${file}.json`)) as Program['window'];
  expect(navigationBarBackgroundColor).toBe(theme.light.sky);
  expect(readFileSync('src/styles/tokens.scss', 'utf8')).toContain(
    `$color-sky: ${theme.light.sky.toLowerCase()};`,
  );
});

test('says what WeChat may index', () => {
  const { sitemapLocation } = program();
  expect(existsSync(path.join(process.env.WEAPP_FOLDER ?? '', sitemapLocation))).toBe(true);
});

// WeChat's static cache keeps what the first data of a page draws. Should Taro begin with more than nothing, it is worth having.
test.each([PAGES.courses, PAGES.mine])('%s begins empty, and has no initial rendering cache', (file) => {
  expect(textOf(`${file}.js`)).toMatch(/\{root:\{cn:\[\]\}\}/);
  expect(JSON.parse(textOf(`${file}.json`))).not.toHaveProperty('initialRenderingCache');
});
