import { anOfficialParent } from '../../../builders/parent';
import { backend, testContext } from '../support/backend';
import { PAGES } from '../support/parent';
import { suite } from '../support/suite';

const at = suite();

beforeEach(() => at.parent.arrive());

const aParentWithCourse = async (): Promise<string> =>
  (await anOfficialParent().withCourse('wandou').build(testContext())).phone;

describe('without a network', () => {
  test('a login says so, keeps what was typed, and works once the network is back', async () => {
    const { parent, phone } = at;
    const number = await aParentWithCourse();
    await parent.typePassword(number);
    await parent.offline(() => parent.toasted(/网络/, parent.submit));
    expect(await phone.typed('.test-field-mobile')).toBe(number);
    await phone.picture('login-offline');
    await parent.answering(() => parent.submitUntil(PAGES.courses));
  });

  test('courses offer a retry, which works once the network is back', async () => {
    const { parent, phone } = at;
    const number = await aParentWithCourse();
    await parent.offline(async () => {
      await parent.typePassword(number);
      await parent.answering(() => parent.submitUntil(PAGES.courses));
      await phone.find('.test-retry');
      await phone.picture('courses-offline');
    }, '/getCourseStudyList');
    await phone.tap('.test-retry');
    await phone.find('.test-course');
  });
});

describe.each(['revoke', 'expire'] as const)('a session that was ended (%s)', (how) => {
  test('leads to the login at the next call, and back after it', async () => {
    const { parent, phone } = at;
    const number = await aParentWithCourse();
    await parent.typePassword(number);
    await parent.answering(() => parent.submitUntil(PAGES.courses));
    await phone.find('.test-course');
    await backend.endSession(await parent.token(), how);
    await phone.switchTab(PAGES.mine);
    await phone.at(PAGES.login);
    await phone.picture(`forced-login-${how}`);
    await parent.typePassword(number);
    await parent.answering(() => parent.submitUntil(PAGES.mine));
  });
});
