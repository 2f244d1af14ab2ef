import { anOfficialParent } from '../../../builders/parent';
import { PAGES } from '../support/parent';
import { suite } from '../support/suite';
import { waitFor } from '../support/wait';

const at = suite();

interface Card {
  readonly title: string;
  readonly path?: string;
  readonly query?: string;
}

/** As WeChat asks the page in front for its card. */
const cardOf = (method: string): Promise<Card> =>
  waitFor('a card', async () => (await (await at.phone.page()).callMethod(method, { from: 'menu' })) as Card);

test.each([PAGES.courses, PAGES.mine])('%s can be shared to friends', async (file) => {
  const { parent, phone } = at;
  await parent.logIn(anOfficialParent());
  await phone.switchTab(file);
  await phone.at(file);
  const message = await cardOf('onShareAppMessage');
  expect(message.title).toMatch(/\S{2}/);
  expect(message.path).toBe(`/${file}`);
  expect(JSON.stringify(message)).not.toContain(await parent.token());
});

test('courses can be shared to Moments, where nobody is logged in; mine cannot', async () => {
  const { parent, phone } = at;
  await parent.logIn(anOfficialParent());
  await phone.switchTab(PAGES.courses);
  await phone.at(PAGES.courses);
  const timeline = await cardOf('onShareTimeline');
  expect(timeline.title).toMatch(/\S{2}/);
  expect(JSON.stringify(timeline)).not.toContain(await parent.token());
  const shared = ['courses/my-tab-class', 'profile/parents-center'].map(
    (page) => JSON.parse(readFileSync(`${WEAPP_FOLDER}/pages/${page}/index.json`, 'utf8')) as PageJson,
  );
  expect(shared.map(({ enableShareTimeline = false }) => enableShareTimeline)).toEqual([true, false]);
});
