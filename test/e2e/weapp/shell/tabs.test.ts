import { SubjectCode } from '../../../../src/contract/courses/values';
import { ParentRelation } from '../../../../src/contract/profile/status';
import { anOfficialParent } from '../../../builders/parent';
import { PAGES } from '../support/parent';
import { suite } from '../support/suite';
import { waitFor } from '../support/wait';

const at = suite();

let number = '';
beforeEach(async () => {
  const mother = anOfficialParent().withChild({ kidName: '豆豆', parentStatus: ParentRelation.mother });
  const parent = mother.withCourse('wandou').withHours(SubjectCode.math, { baseHours: 12 });
  number = (await at.parent.logIn(parent)).phone;
});

const masked = (): string => `${number.slice(0, 3)}****${number.slice(-4)}`;

test("both tabs show what is the parent's own", async () => {
  const { phone } = at;
  await phone.find('.test-course');
  await phone.switchTab(PAGES.mine);
  await phone.at(PAGES.mine);
  await phone.says('.test-parent', /妈妈/);
  expect(await phone.text('.test-parent-phone')).toBe(masked());
  expect(await phone.all('.test-hours')).toHaveLength(3);
  await phone.switchTab(PAGES.courses);
  await phone.at(PAGES.courses);
  expect((await phone.miniProgram.pageStack()).map(({ path }) => path)).toEqual([PAGES.courses]);
});

test('a pull asks for the courses anew', async () => {
  const { parent, phone } = at;
  await phone.find('.test-course');
  await parent.asked('/getCourseStudyList', () => phone.miniProgram.callWxMethod('startPullDownRefresh'));
  await phone.find('.test-course');
});

describe('settings', () => {
  beforeEach(async () => {
    const { phone } = at;
    await phone.switchTab(PAGES.mine);
    await phone.tapText('设置', '.test-entry');
    await phone.at(PAGES.settings);
  });

  test('show the account, and stay when the logout is called off', async () => {
    const { phone } = at;
    await phone.says('.test-row', new RegExp(masked().replaceAll('*', '\\*')));
    await phone.picture('settings');
    await phone.tap('.test-logout');
    const native = phone.miniProgram.native();
    await waitFor('a dialog to call off', async () => (await native.cancelModal(), true));
    expect((await phone.page()).path).toBe(PAGES.settings);
  });

  test('a logout leads to the login', async () => {
    const { phone } = at;
    await phone.tap('.test-logout');
    const native = phone.miniProgram.native();
    await waitFor('a dialog to confirm', async () => (await native.confirmModal(), true));
    await phone.at(PAGES.login);
    await phone.find('.test-submit');
  });
});
