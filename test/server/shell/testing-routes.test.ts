import { DUE_NAMES, dueField, dueTexts, readDue } from '../../../src/simulator/console/due';
import { withOneSubject } from '../../builders/children';
import { startBackend, type Backend } from '../support/backend';
import { phoneFields, Visitor } from '../support/visitor';

const json = { 'content-type': 'application/json' };

const EVENT = {
  ...{
    user_id: 0,
    device_id: 'device-1',
    session_id: 'session-1',
    platform: 3,
    os: 'iOS 17',
    network: 'other',
  },
  ...{ mnc: 'WIFI', app_version: '1.30.98', app_name: 'parent-app', entrance: 'parent-app' },
  ...{ timestamp: 1_795_226_400_000, status: 'success', event_name: 'page_view', last_url: '/index' },
  paras: { android_channel: 0 },
};

describe('The test-only routes', () => {
  let backend: Backend;
  let tester: Visitor;
  let phone: string;
  beforeAll(async () => {
    backend = await startBackend({ env: { WANDOU_TESTING: '1' } });
    tester = new Visitor(backend);
    ({ phone } = await withOneSubject().build(backend.services));
  });
  afterAll(() => backend.stop());

  async function post(url: string, payload: object = {}) {
    const { status, text } = await tester.raw({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: json,
    });
    return { status, body: JSON.parse(text) as Record<string, unknown> };
  }

  it('return where the gap is', async () => {
    const captcha = await tester.getCaptcha();
    const { text } = await tester.raw({ url: `/__test/captcha/${captcha.token}` });
    const { x } = JSON.parse(text) as { x: number };
    expect((await tester.drag(captcha, x)).code).toBe('0000');
    expect((await tester.raw({ url: '/__test/captcha/none' })).status).toBe(404);
  });

  it('return the last code of a phone', async () => {
    await tester.ask('sendLoginVerificationCode', phoneFields('13300000001'));
    expect((await post('/__test/sms', { phone: '13300000001' })).body).toEqual({ code: tester.lastCode });
    expect((await post('/__test/sms', { phone: '13300000002' })).status).toBe(404);
  });

  it('end a session in the requested way', async () => {
    for (const [how, code] of [
      ['revoke', '10000004'],
      ['expire', '1000010'],
    ]) {
      await tester.passwordLogin(phone);
      expect((await post('/__test/session', { token: tester.token, how })).body).toEqual({ code });
      expect((await tester.ask('getPersonInfo')).code).toBe(code);
    }
  });

  it('move the clock', async () => {
    const { body } = await post('/__test/clock', { offsetMs: 86_400_000 });
    expect(Date.parse(String(body.now)) - Date.now()).toBeGreaterThan(86_000_000);
  });

  it('make popups due for an account, and take them away', async () => {
    await tester.passwordLogin(phone);
    const everything = {
      classHour: 4,
      checkIn: true,
      dayNum: 7,
      freshman: 2,
      interestTags: 1,
      wonderful: true,
    };
    expect((await post('/__test/scenario', { phone, scenario: { ...everything, report: 5 } })).status).toBe(
      200,
    );
    const gifts = (await tester.ask('listUnclaimedAward')).data as unknown as { giveClass: number }[];
    expect(gifts.map(({ giveClass }) => giveClass)).toEqual([4]);
    expect((await tester.ask('isSignIn')).data).toEqual({ dayNum: 7 });
    const nothing = { classHour: null, checkIn: false, freshman: null, interestTags: 0, report: null };
    expect((await post('/__test/scenario', { phone, scenario: nothing })).status).toBe(200);
    expect((await tester.ask('listUnclaimedAward')).data).toEqual([]);
    expect((await tester.ask('isSignIn')).code).toBe('10000005');
    expect((await tester.ask('checkWonderfulMoment')).data).toEqual({ popup: true, icon: true });
  });

  it('refuse an unknown popup, and an unknown account', async () => {
    for (const scenario of [
      { checkin: true },
      { freshman: 5 },
      { report: 2 },
      { interestTags: 4 },
      { dayNum: 31 },
    ]) {
      const { status, body } = await post('/__test/scenario', { phone, scenario });
      expect([status, String(body.field)]).toEqual([400, expect.stringMatching(/^scenario/)]);
    }
    expect((await post('/__test/scenario', { phone: '13300009999', scenario: {} })).status).toBe(404);
  });

  it('know every name and every end of what the scenario console offers', async () => {
    for (const name of DUE_NAMES) {
      const field = dueField(name);
      const texts = dueTexts(field);
      // Names have no minimum or maximum: each is tested.
      for (const text of field.names ?? [texts[0], texts[texts.length - 1]]) {
        const scenario = readDue(`${name}:${text}`, (problem) => {
          throw new Error(problem);
        });
        const { status } = await post('/__test/scenario', { phone, scenario });
        expect([name, text, status]).toEqual([name, text, 200]);
      }
    }
  });

  it('say that they are here', async () => {
    const { status, text } = await tester.raw({ url: '/__test/ready' });
    expect([status, JSON.parse(text)]).toEqual([200, { testing: true }]);
  });

  it('log an account in without its password, on no device of its own, and no unknown one', async () => {
    const { status, body } = await post('/__test/login', { phone });
    expect(status).toBe(200);
    tester.token = String(body.token);
    expect((await tester.ask('getPersonInfo')).data).toMatchObject({
      parentPhone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
    });
    expect((await post('/__test/login', { phone: '13300009999' })).status).toBe(404);
    expect((await post('/__test/login', {})).status).toBe(400);
  });

  it('put everything back while the app goes on calling', async () => {
    await post('/__test/reset');
    const calls = Array.from({ length: 40 }, (_, index) =>
      index % 8 === 0
        ? post('/__test/reset')
        : tester.ask('writeKafka', { ...EVENT, event_id: `session-1-${index}` }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect([...new Set(statuses)]).toEqual([200]);
  }, 30_000);

  it('are not there otherwise', async () => {
    const plain = await startBackend();
    const visitor = new Visitor(plain);
    const captcha = await visitor.getCaptcha();
    expect((await visitor.raw({ url: `/__test/captcha/${captcha.token}` })).status).toBe(404);
    expect((await visitor.raw({ method: 'POST', url: '/__test/reset' })).status).toBe(404);
    const payload = JSON.stringify({ phone });
    const login = { method: 'POST', url: '/__test/login', payload, headers: json } as const;
    expect((await visitor.raw(login)).status).toBe(404);
    // Not found, and not the app's page either, which is served for unknown addresses.
    expect((await visitor.raw({ url: '/__test/ready' })).text).not.toContain('testing');
    await plain.stop();
  });
});
