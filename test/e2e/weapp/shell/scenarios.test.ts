import { anOfficialParent } from '../../../builders/parent';
import { PAGES } from '../support/parent';
import { FAULT, listsTheFault, openConsole } from '../support/scenario-console';
import { suite } from '../support/suite';

const at = suite();

interface ProgramUnderTest {
  openScenario(text: string, page?: string): Promise<readonly string[]>;
}
declare function getApp(): ProgramUnderTest;

const openScenario = (text: string, file: string): Promise<unknown> =>
  at.phone.miniProgram.evaluate(
    (asked: string, page: string) => void getApp().openScenario(asked, page),
    text,
    `/${file}`,
  );

describe('A scenario asked for by the automator', () => {
  beforeAll(() => at.parent.logIn(anOfficialParent()));
  afterAll(() => openScenario('v1;account=nobody', PAGES.courses));

  test('logs in its account and starts the program again', async () => {
    const { parent, phone } = at;
    const before = await parent.token();
    await openScenario('v1;account=demo3', PAGES.mine);
    await phone.at(PAGES.mine);
    await phone.says('.test-hours', /剩余直播课时/);
    expect(await parent.token()).not.toBe(before);
  });

  test('fails what it says, and the console lists it', async () => {
    await openScenario(`v1;account=demo3;calls=${FAULT}`, PAGES.courses);
    await at.phone.at(PAGES.courses);
    await listsTheFault(at.phone);
  });

  test('is the same when it is picked and typed by hand', async () => {
    const { phone } = at;
    await openScenario('v1;account=nobody', PAGES.courses);
    await phone.at(PAGES.courses);
    await openConsole(phone);
    await phone.tap('.test-scenario-account');
    await phone.tap('.test-scenario-account-demo3');
    await phone.type('.test-scenario-calls', FAULT);
    expect(await phone.text('.test-scenario-text')).toBe(`v1;runtime=web;account=demo3;calls=${FAULT}`);
    await phone.tap('.test-scenario-open');
    await phone.at(PAGES.courses);
    await listsTheFault(phone);
  });

  test('shows which popups wait and why', async () => {
    const { phone } = at;
    await openScenario('v1;account=demo6;calls=getPositionBanner:60000ms', PAGES.courses);
    await phone.at(PAGES.courses);
    await openConsole(phone);
    await phone.says('.test-scenario-waiting', /^课程 \w+：接口/);
    await phone.picture('scenario-console');
  });
});
