import { AppScene } from '../../../src/contract/account/values';
import { tabs } from '../../../server/domains/home/slots/tables';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { administer } from '../support/cluster';
import { testClock } from '../support/clock';
import { Visitor } from '../support/visitor';

let first: Backend;
let second: Backend;
beforeAll(async () => {
  const clock = testClock();
  const env = { RATE_LIMIT_LOGIN_PER_MINUTE: '6', RATE_LIMIT_PER_MINUTE: '400' };
  first = await startBackend({ clock, env });
  second = await startBackend({ clock, env, database: first.database });
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});
beforeEach(() => first.clock.pass(3_600_000));

const pair = () => [new Visitor(first), new Visitor(second)] as const;

describe('Two instances on one database', () => {
  it('share captchas, codes and sessions', async () => {
    const [here, there] = pair();
    const alwaysAsked = aParent().withAccount({ alwaysCaptcha: true }).withChild({ kidName: '乐乐' });
    const { phone } = await alwaysAsked.build(first.services);
    const captcha = await here.getCaptcha();
    const solved = await there.drag(captcha, await there.gapOf(captcha));
    expect((await here.sendCode(phone, AppScene.login, solved.secondCode)).code).toBe('0');
    expect((await there.enterCode(phone, here.lastCode, here.codeFields())).code).toBe('0');

    here.token = there.token;
    expect((await here.ask('getPersonInfo')).data.kidName).toBe('乐乐');
    await there.ask('logout');
    expect((await here.ask('getPersonInfo')).code).toBe('10000004');
  });

  it('make a parent wait for the next code on both', async () => {
    const [here, there] = pair();
    const phone = '13512340001';
    const taps = await Promise.all([here.sendCode(phone), there.sendCode(phone)]);
    expect(taps.map(({ code }) => code).sort()).toEqual(['0', '1000016']);
  });

  it('count logins together', async () => {
    const [here, there] = pair();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const visitor of [here, there]) {
        visitor.ip = '10.7.7.7';
        statuses.push((await visitor.ask('pwdLogin', {})).status);
      }
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  });

  it('never let more through together than one alone would', async () => {
    const visitors = pair();
    for (const visitor of visitors) visitor.ip = '10.8.8.8';
    const asked = Array.from({ length: 500 }, (_, index) => visitors[index % 2]?.ask('getIsGray'));
    const statuses = (await Promise.all(asked)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(400);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
    const other = new Visitor(first);
    other.ip = '10.8.8.9';
    expect((await other.ask('getIsGray')).status).toBe(200);
  });

  it('register one account when a phone logs in on both at once', async () => {
    const [here, there] = pair();
    const phone = '13512340002';
    await here.sendCode(phone);
    const answers = await Promise.all([
      here.enterCode(phone, here.lastCode),
      there.enterCode(phone, here.lastCode, here.codeFields()),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '1000013']);
  });
});

describe('Three instances that start at once on an empty database', () => {
  it('migrate and seed it once', async () => {
    const name = `together_${Date.now()}`;
    await administer(`CREATE DATABASE ${name}`);
    const all = await Promise.all([1, 2, 3].map(() => startBackend({ database: name })));
    const [{ services }] = all as [Backend, ...Backend[]];
    expect(await services.db.$count(tabs)).toBe(4);
    await Promise.all(all.map((backend) => backend.stop()));
  }, 30_000);
});
