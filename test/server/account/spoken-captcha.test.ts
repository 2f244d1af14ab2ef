import { eq } from 'drizzle-orm';
import { spokenCaptchas } from '../../../server/domains/account/captcha/tables';
import { createProviders } from '../../../server/core/providers';
import { registered } from '../../../server/registry';
import { DAY, HOUR, MINUTE } from '../../../server/core/time';
import { AppScene } from '../../../src/contract/account/values';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { Visitor } from '../support/visitor';

let backend: Backend;
/** Phone of an account that always requires a captcha. */
let alwaysAsked: string;
beforeAll(async () => {
  backend = await startBackend();
  ({ phone: alwaysAsked } = await aParent().withAccount({ alwaysCaptcha: true }).build(backend.services));
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.clock.pass(DAY);
});

const listen = async (visitor: Visitor, scene: AppScene = AppScene.login, clientUid = 'ear-1') => {
  const answer = await visitor.ask('getSpokenCaptcha', { clientUid }, { 'app-scene': scene });
  return { ...answer, token: String(answer.data?.token) };
};
const sumOf = async (token: string): Promise<string> => {
  const rows = await backend.services.db.select().from(spokenCaptchas).where(eq(spokenCaptchas.token, token));
  return String(rows[0]?.sum);
};
const say = (visitor: Visitor, token: string, answer: string) =>
  visitor.ask('checkSpokenCaptcha', { token, answer });
/** Solves a second captcha for the scene. */
const solve = async (visitor: Visitor, scene: AppScene = AppScene.login): Promise<string> => {
  const { token } = await listen(visitor, scene);
  return String((await say(visitor, token, await sumOf(token))).data.secondCode);
};

/** Samples in 50 ms. */
const STEP = 400;

/** Transcribes the demo's audio: counts short tones; a long one is a comma. */
function decode(audioBase64: string): string {
  const samples = Buffer.from(audioBase64, 'base64').subarray(44);
  let line = '';
  for (let at = 0; at < samples.length; at += STEP) {
    line += samples.subarray(at, at + STEP).some((value) => Math.abs(value - 128) > 40) ? '#' : ' ';
  }
  const digits = line
    .replace(/#{6,}/g, ',')
    .replace(/#+/g, '.')
    .split(/ {5,}/)
    .map((group) => group.trim());
  return digits.map((group) => (group.startsWith('.') ? group.replace(/ /g, '').length : group)).join('');
}

describe('The spoken captcha', () => {
  it('speaks a sum of two numbers, another one each time, and never reveals the result', async () => {
    const parent = new Visitor(backend);
    const [first, ...others] = [await listen(parent), await listen(parent), await listen(parent)] as const;
    expect([first.status, first.code]).toEqual([200, '0000']);
    expect(first.data.contentType).toBe('audio/wav');
    // Two sums may be equal by chance; three are not.
    expect(others.some(({ data }) => data.audioBase64 !== first.data.audioBase64)).toBe(true);
    expect(Object.keys(first.data).sort()).toEqual(['audioBase64', 'contentType', 'token']);
    const [one = '', other = ''] = decode(String(first.data.audioBase64)).split(',');
    expect(one).toMatch(/^[1-5][1-9]$/);
    expect(other).toMatch(/^[1-5][1-9]$/);
    expect(String(Number(one) + Number(other))).toBe(await sumOf(first.token));
    expect(backend.sent.map(({ line }) => line)).toContain(
      `[demo speech] 请计算：${one} 加 ${other} 等于多少？`,
    );
  });

  it('pays for one send of a code, as the slider does', async () => {
    const parent = new Visitor(backend);
    expect((await parent.sendCode(alwaysAsked)).code).toBe('4011');
    const secondCode = await solve(parent);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('0');
    backend.clock.pass(MINUTE);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, secondCode)).code).toBe('4011');
  });

  it('pays for its own purpose alone, and for three minutes', async () => {
    const parent = new Visitor(backend);
    const other = await solve(parent, AppScene.findPassword);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, other)).code).toBe('4011');
    const late = await solve(parent);
    backend.clock.pass(3 * MINUTE);
    expect((await parent.sendCode(alwaysAsked, AppScene.login, late)).code).toBe('4011');
  });

  it('gives one try, right or wrong', async () => {
    const parent = new Visitor(backend);
    const wrong = await listen(parent);
    expect((await say(parent, wrong.token, '1')).code).toBe('6111');
    expect((await say(parent, wrong.token, await sumOf(wrong.token))).code).toBe('6110');
    const right = await listen(parent);
    const sum = await sumOf(right.token);
    expect((await say(parent, right.token, sum)).code).toBe('0000');
    expect((await say(parent, right.token, sum)).code).toBe('6110');
  });

  it('gives one try to many at the same moment', async () => {
    const parent = new Visitor(backend);
    const { token } = await listen(parent);
    const sum = await sumOf(token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(parent, token, sum)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  it('expires after two minutes, and is removed then', async () => {
    const parent = new Visitor(backend);
    const { token } = await listen(parent);
    backend.clock.pass(2 * MINUTE);
    expect((await say(parent, token, await sumOf(token))).code).toBe('6110');
    backend.clock.pass(HOUR);
    await tidyUp(backend.services);
    expect(await sumOf(token)).toBe('undefined');
  });

  it('is no slider: neither’s token opens the other', async () => {
    const parent = new Visitor(backend);
    const slider = await parent.getCaptcha();
    expect((await say(parent, slider.token, '42')).code).toBe('6110');
    const { token } = await listen(parent);
    expect((await parent.drag({ token, secretKey: slider.secretKey }, 100)).code).toBe('6110');
  });

  it('counts its failures with those of the slider, by device and by address', async () => {
    const parent = new Visitor(backend);
    parent.ip = '10.66.7.7';
    const whole = 5 * MINUTE;
    backend.clock.set(new Date(Math.ceil(backend.clock.now().getTime() / whole) * whole));
    for (let failure = 0; failure < 5; failure += 1)
      await parent.drag(await parent.getCaptcha(AppScene.login, 'ear-1'), 0);
    for (let failure = 0; failure < 5; failure += 1) await say(parent, (await listen(parent)).token, '1');
    expect((await listen(parent)).code).toBe('6202');
    expect((await parent.getCaptcha(AppScene.login, 'ear-1')).code).toBe('6202');
    expect((await listen(parent, AppScene.login, 'another-device')).code).toBe('0000');
    for (let failure = 0; failure < 20; failure += 1) {
      await say(parent, (await listen(parent, AppScene.login, `device-${failure}`)).token, '1');
    }
    expect((await listen(parent, AppScene.login, 'yet-another')).code).toBe('6202');
    backend.clock.pass(whole);
    expect((await listen(parent)).code).toBe('0000');
  });

  it('is not handed out or checked without end', async () => {
    const strict = await startBackend({ env: { RATE_LIMIT_CAPTCHA_PER_MINUTE: '2' } });
    const parent = new Visitor(strict);
    const got = [];
    for (let asked = 0; asked < 3; asked += 1) got.push((await listen(parent)).code);
    expect(got).toEqual(['0000', '0000', '6201']);
    const checked = [];
    for (let tried = 0; tried < 3; tried += 1) checked.push((await say(parent, 'nothing', '1')).code);
    expect(checked).toEqual(['6110', '6110', '6204']);
    await strict.stop();
  });

  it.each([
    [{}],
    [{ token: 'x', answer: '' }],
    [{ token: 'x', answer: '12345' }],
    [{ token: 'x', answer: '4 2' }],
  ])('says in an answer of 200 that a request makes no sense: %j', async (request) => {
    const answer = await new Visitor(backend).ask('checkSpokenCaptcha', request);
    expect(answer).toMatchObject({ status: 200, code: '6206' });
  });
});

describe('A speech service of the operator', () => {
  const url = 'https://speech.example.com/say';
  const asked: { url: string; body: unknown; authorization: unknown }[] = [];
  let answer: unknown;
  let spoken: Backend;
  beforeAll(async () => {
    spoken = await startBackend({
      env: { SPEECH_GATEWAY_URL: url, SPEECH_GATEWAY_TOKEN: 'key' },
      fetchFrom: async (to, init = {}) => {
        const { authorization } = init.headers as Record<string, string>;
        asked.push({ url: to, body: JSON.parse(String(init.body)), authorization });
        return new Response(JSON.stringify(answer));
      },
    });
  });
  afterAll(() => spoken.stop());

  it('is asked in Chinese, and its sound is passed on', async () => {
    answer = { contentType: 'audio/mpeg', audio: 'c3BvaGVu' };
    const got = await listen(new Visitor(spoken));
    expect(got.data).toMatchObject({ contentType: 'audio/mpeg', audioBase64: 'c3BvaGVu' });
    expect(asked).toEqual([
      {
        url,
        body: {
          text: expect.stringMatching(/^请计算：[1-5][1-9] 加 [1-5][1-9] 等于多少？$/),
          language: 'zh-CN',
        },
        authorization: 'Bearer key',
      },
    ]);
  });

  it.each([
    [null],
    [{ contentType: 'text/html', audio: 'c3BvaGVu' }],
    [{ contentType: 'audio/mpeg', audio: '<b>' }],
  ])('that answers %j says nothing: no sum is kept, and the parent may try again', async (nonsense) => {
    answer = nonsense;
    expect(await listen(new Visitor(spoken))).toMatchObject({ status: 200, code: '6112' });
    expect(await spoken.services.db.select().from(spokenCaptchas)).toHaveLength(1);
  });
});

describe('Without a speech service', () => {
  it('as in production without a speech service, there is no provider: tones are for the demonstration', () => {
    const { demoRecognition } = registered;
    const services = { ...backend.services, print: () => undefined, fetchFrom: fetch, demoRecognition };
    const { config } = backend;
    expect(createProviders(config, services).speech).not.toBeNull();
    expect(createProviders({ ...config, production: true }, services).speech).toBeNull();
    const speech = { url: 'https://speech.example.com/say', token: null };
    const providers = { ...config.providers, speech };
    expect(createProviders({ ...config, production: true, providers }, services).speech).not.toBeNull();
  });

  it('the captcha by ear is neither listed nor given', async () => {
    const silent = await startBackend();
    Object.assign(silent.services.providers, { speech: null });
    const parent = new Visitor(silent);
    expect((await parent.ask('getSupplierCodeList')).data).toEqual([
      { supplierCode: 'BLOCK_PUZZLE', supplierName: '拖动拼图' },
    ]);
    expect((await listen(parent)).code).toBe('6112');
    await silent.stop();
  });
});
