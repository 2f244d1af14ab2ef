import { page } from './support/program-folder';
import { startFiles, type Fixture } from './support/start-fixture';

const wxml = `
  <button id="plain">a</button><button id="primary" type="primary">b</button><button id="warn" type="warn">c</button>
  <button id="mini" size="mini">d</button><button id="wide" class="wide">e</button>
  <switch id="switch" checked /><switch id="own" checked color="#112233" /><slider id="slider" value="50" />
  <radio id="radio" checked /><checkbox id="box" checked /><progress id="progress" percent="50" />
  <icon id="icon" type="success" />`;
const files = (style?: string) => ({
  'app.json': { pages: ['pages/a/a'], ...(style === undefined ? {} : { style }) },
  ...page('pages/a/a', { wxml, wxss: '.wide { width: 300px; color: #010203 }' }),
});

const GREEN = 'rgb(7, 193, 96)';

let fixture: Fixture;
const look = async (selector: string, property: string): Promise<string> => {
  for (const frame of fixture.host.page.frames())
    if ((await frame.locator('#primary').count()) > 0)
      return String(
        await frame.evaluate(`getComputedStyle(document.querySelector('${selector}'))['${property}']`),
      );
  throw new Error('no page');
};

describe('with style v2', () => {
  beforeAll(async () => {
    fixture = await startFiles(files('v2'));
  });
  afterAll(() => fixture.close());

  test.each([
    ['#plain', 'width', '184px'],
    ['#plain', 'color', 'rgb(6, 174, 86)'],
    ['#plain', 'fontWeight', '700'],
    ['#primary', 'backgroundColor', GREEN],
    ['#warn', 'color', 'rgb(250, 81, 81)'],
    ['#switch .wx-switch-input', 'backgroundColor', GREEN],
    ['#own .wx-switch-input', 'backgroundColor', 'rgb(17, 34, 51)'],
    ['#slider .wx-slider-track', 'backgroundColor', GREEN],
    ['#radio .wx-radio-input', 'backgroundColor', GREEN],
    ['#box .wx-checkbox-input', 'color', GREEN],
    ['#progress .wx-progress-inner-bar', 'backgroundColor', GREEN],
    ['#icon i', 'color', GREEN],
  ])('%s has %s %s', async (selector, property, expected) => {
    expect(await look(selector, property)).toBe(expected);
  });

  test('a class colours a button and does not widen it, as in WeChat', async () => {
    expect(await look('#wide', 'width')).toBe('184px');
    expect(await look('#wide', 'color')).toBe('rgb(1, 2, 3)');
  });

  test('a small button is as wide as its words', async () => {
    expect(parseFloat(await look('#mini', 'width'))).toBeLessThan(100);
  });
});

test('without it everything looks as before', async () => {
  fixture = await startFiles(files());
  expect(await look('#wide', 'width')).toBe('300px');
  expect(await look('#primary', 'backgroundColor')).toBe('rgb(26, 173, 25)');
  expect(await look('#switch .wx-switch-input', 'backgroundColor')).toBe('rgb(4, 190, 2)');
  expect(await look('#icon i', 'color')).toBe('rgb(9, 187, 7)');
  await fixture.close();
});
