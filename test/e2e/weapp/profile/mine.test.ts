import { SubjectCode } from '../../../../src/contract/courses/values';
import { pageFile, routes } from '../../../../src/contract/routes';
import { anOfficialParent } from '../../../builders/parent';
import { PAGES } from '../support/parent';
import { textOf } from '../support/phone';
import { suite } from '../support/suite';

const at = suite();

/** Entries of mine in the mini program, and their targets. */
const ENTRIES = [
  ['我的订单', pageFile(routes.myOrder.page ?? '')],
  ['我的地址', pageFile(routes.myAddressCenterMyAddressList.page ?? '')],
  ['我的物流', pageFile(routes.myExpressList.page ?? '')],
  ['豌豆商城', PAGES.webView],
  ['在线咨询', PAGES.webView],
  ['意见反馈', PAGES.webView],
  ['设置', PAGES.settings],
] as const;

async function openMine(): Promise<void> {
  const { phone } = at;
  await phone.switchTab(PAGES.mine);
  await phone.at(PAGES.mine);
  await phone.find('.test-entry');
}

beforeAll(async () => {
  await at.parent.logIn(anOfficialParent().withHours(SubjectCode.math, { baseHours: 12 }));
  await openMine();
});

test('mine shows its own short list and nothing else', async () => {
  const { phone } = at;
  const tiles = await phone.all('.test-entry');
  const titles = await Promise.all(tiles.map(textOf));
  await phone.picture('mine-entries');
  expect(titles).toEqual(ENTRIES.map(([title]) => title));
});

test.each(ENTRIES)('%s leads to its page', async (title, file) => {
  const { phone } = at;
  await phone.tapText(title, '.test-entry');
  await phone.at(file);
  await phone.miniProgram.native().navigateLeft();
  await phone.at(PAGES.mine);
});

test('the hours are those of the math brand, and lead to their list', async () => {
  const { phone } = at;
  await phone.tapText(/剩余直播课时/, '.test-hours');
  await phone.at(pageFile(routes.myClassHour.page ?? ''));
  await phone.miniProgram.native().navigateLeft();
  await phone.at(PAGES.mine);
});
