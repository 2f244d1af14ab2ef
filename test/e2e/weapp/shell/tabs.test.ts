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
  await phone.find('.course-card');
  await phone.switchTab(PAGES.mine);
  await phone.at(PAGES.mine);
  await phone.says('.profile-head__title', /妈妈/);
  expect(await phone.text('.profile-head__phone')).toBe(masked());
  expect(await phone.all('.hour-tiles__number')).toHaveLength(3);
  await phone.switchTab(PAGES.courses);
  await phone.at(PAGES.courses);
  expect((await phone.miniProgram.pageStack()).map(({ path }) => path)).toEqual([PAGES.courses]);
});

test('a pull asks for the courses anew', async () => {
  const { parent, phone } = at;
  await phone.find('.course-card');
  await parent.asked('/getCourseStudyList', () => phone.miniProgram.callWxMethod('startPullDownRefresh'));
  await phone.find('.course-card');
});

describe('settings', () => {
  beforeEach(async () => {
    const { phone } = at;
    await phone.switchTab(PAGES.mine);
    await phone.tapText('设置', '.entry-tile');
    await phone.at(PAGES.settings);
  });

  test('show the account, and stay when the logout is called off', async () => {
    const { phone } = at;
    await phone.says('.cell', new RegExp(masked().replaceAll('*', '\\*')));
    await phone.picture('settings');
    await phone.tap('.option__logout');
    const native = phone.miniProgram.native();
    await waitFor('a dialog to call off', async () => (await native.cancelModal(), true));
    expect((await phone.page()).path).toBe(PAGES.settings);
  });

  test('a logout leads to the login', async () => {
    const { phone } = at;
    await phone.tap('.option__logout');
    const native = phone.miniProgram.native();
    await waitFor('a dialog to confirm', async () => (await native.confirmModal(), true));
    await phone.at(PAGES.login);
    await phone.find('.login__submit');
  });
});
