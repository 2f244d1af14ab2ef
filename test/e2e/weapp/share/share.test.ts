import { readFileSync } from 'node:fs';
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

/** WeChat's request for the current page's share card. */
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

test('courses can be shared to Moments', async () => {
  const { parent, phone } = at;
  await parent.logIn(anOfficialParent());
  await phone.switchTab(PAGES.courses);
  await phone.at(PAGES.courses);
  const timeline = await cardOf('onShareTimeline');
  expect(timeline.title).toMatch(/\S{2}/);
  expect(JSON.stringify(timeline)).not.toContain(await parent.token());
});

test('mine cannot be shared to Moments', () => {
  const offersMoments = (file: string) =>
    readFileSync(`${process.env.WEAPP_FOLDER}/${file}.js`, 'utf8').includes('enableShareTimeline');
  expect([PAGES.courses, PAGES.mine].map(offersMoments)).toEqual([true, false]);
});
