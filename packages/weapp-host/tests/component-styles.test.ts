import { startFixture, type Fixture } from './support/start-fixture';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await startFixture('styles');
});
afterAll(() => fixture.close());

const page = async () => (await fixture.miniProgram.currentPage())!;

/** Computed style of a component's inner view. */
async function inner(component: string, style: string): Promise<string> {
  const element = await (await page()).$(component);
  return (await element!.$('.own'))!.style(style);
}

const host = async (component: string, style: string): Promise<string> =>
  (await (await page()).$(component))!.style(style);

test('isolated: own styles inside, none from outside but external classes, none to the outside', async () => {
  expect(await inner('isolated', 'margin-left')).toBe('22px');
  expect(await inner('isolated', 'margin-top')).toBe('0px');
  expect(await inner('isolated', 'padding-top')).toBe('37.5px');
  expect(await host('isolated', 'padding-left')).toBe('21px');
  expect(await (await (await page()).$('.own'))!.style('margin-left')).toBe('0px');
});

test.each([
  ['apply', '31px'],
  ['global', '41px'],
])('%s: own styles and those of the app', async (component, left) => {
  expect(await inner(component, 'margin-left')).toBe(left);
  expect(await inner(component, 'margin-top')).toBe('12px');
});

test("shared by the options of its script: its styles are the page's, and the page's its", async () => {
  expect(await inner('open', 'margin-right')).toBe('52px');
  expect(await inner('open', 'margin-top')).toBe('12px');
  expect(await (await (await page()).$('.own'))!.style('margin-right')).toBe('52px');
  expect(await inner('isolated', 'margin-right')).toBe('0px');
  expect(await host('open', 'padding-left')).toBe('51px');
});
