import { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';
import { apply } from '@/simulator/console/apply';
import { TestBackend } from '@/simulator/console/backend';
import { tabOf, type Page } from '@/simulator/console/tab';
import { FakeTime } from '../../../support/fakes/fake-time';
import { emptyPage } from '../support/in-app';

const NOW = Date.parse('2026-11-21T08:00:00+08:00');
const USER = { userId: 7, token: 't7', appToken: 'a7', time: NOW };

/** The test-only routes of the backend. */
class FakeBackend {
  readonly asked: [string, unknown][] = [];
  answers: Record<string, unknown> = { ready: { testing: true }, login: USER, clock: {}, scenario: {} };
  readonly backend = new TestBackend(async (address, init) => {
    const name = String(address).replace('/__test/', '');
    if (init?.body) this.asked.push([name, JSON.parse(String(init.body))]);
    const answer = this.answers[name];
    if (answer === 'down') throw new TypeError('Failed to fetch');
    return answer === undefined
      ? new Response('<html>', { status: 404 })
      : new Response(JSON.stringify(answer));
  }, '');
}

async function stage() {
  const page = (await emptyPage(new FakeTime(), 'https://app.example/index')) as unknown as Page;
  Object.defineProperty(page, 'Date', { value: { now: () => NOW } });
  const outside = new FakeBackend();
  const kept = new AppStorage({
    get: (key) => page.localStorage.getItem(key),
    set: (key, value) => {
      page.localStorage.setItem(key, value);
      return true;
    },
    remove: (key) => page.localStorage.removeItem(key),
  });
  return { page, outside, kept, apply: (text: string) => apply(tabOf(page), outside.backend, text) };
}

describe('a scenario', () => {
  it('moves the clock of the backend first, then makes due what is due, then logs in', async () => {
    const { outside, kept, apply: put } = await stage();
    const done = await put('v1;account=demo10;date=2026-11-22T08:00;due=checkIn,dayNum:5');
    expect(outside.asked).toEqual([
      ['clock', { offsetMs: 86_400_000 }],
      ['scenario', { phone: '13800000010', scenario: { checkIn: true, dayNum: 5 } }],
      ['login', { phone: '13800000010' }],
    ]);
    expect(done).toMatchObject({ offsetMs: 86_400_000, problems: [] });
    expect(kept.get(stored.session)).toMatchObject({ userId: 7, token: 't7', appToken: 'a7' });
  });

  it('puts the clock of the backend right when it names no date', async () => {
    const { outside, apply: put } = await stage();
    await put('v1;runtime=web');
    expect(outside.asked).toEqual([['clock', { offsetMs: 0 }]]);
  });

  it('logs the account into the app, too', async () => {
    const { page, apply: put } = await stage();
    await put('v1;runtime=ios;appVersion=1.9.0;account=demo2');
    expect(JSON.parse(page.sessionStorage.getItem('native-app.user') ?? '')).toMatchObject(USER);
    expect(page.sessionStorage.getItem('simulated-runtime')).toContain('appVersion=1.9.0');
  });

  it('logs out no one else, and WeChat does not log in by itself', async () => {
    const { page, kept, apply: put } = await stage();
    await put('v1;account=demo2');
    await put('v1;runtime=wechat;account=nobody');
    expect(kept.get(stored.session)).toBeUndefined();
    expect(kept.get(stored.loggedOut)).toBe(true);
    expect(page.sessionStorage.getItem('native-app.user')).toBeNull();
  });

  it('keeps the session when it names no account, from one runtime to another', async () => {
    const { page, kept, apply: put } = await stage();
    await put('v1;account=demo2');
    await put('v1;runtime=android');
    expect(kept.get(stored.session)).toMatchObject({ token: 't7' });
    expect(page.sessionStorage.getItem('native-app.user')).toContain('t7');
  });

  it('lets all popups show in a row where the scenario says so, and only there', async () => {
    const { kept, apply: put } = await stage();
    await put('v1;popups=all');
    expect(kept.get(stored.popupsInARow)).toBe(0);
    await put('v1;device=kept');
    expect(kept.get(stored.popupsInARow)).toBeUndefined();
  });

  it('begins on a device that has shown nothing yet, unless the device is kept', async () => {
    const { kept, apply: put } = await stage();
    kept.set(stored.deviceId, 'device-1');
    kept.set(stored.popupCounts, { checkIn: 2 });
    await put('v1;device=kept');
    expect(kept.get(stored.popupCounts)).toEqual({ checkIn: 2 });
    await put('v1;runtime=web');
    expect(kept.get(stored.popupCounts)).toBeUndefined();
    expect(kept.get(stored.deviceId)).toBe('device-1');
  });

  it.each([
    [undefined, '没有开放测试接口'],
    ['down', '连不上后端'],
  ])('says what to do when the backend does not take part (%s)', async (ready, words) => {
    const { outside, kept, apply: put } = await stage();
    kept.set(stored.session, { ...USER, openId: '', unificationId: '' });
    outside.answers = { ready };
    const { problems } = await put('v1;account=demo6;date=2026-12-01;due=checkIn');
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect(problems[0]).toContain('WANDOU_TESTING=1');
    // It logs out rather than stay logged in as another user.
    expect(kept.get(stored.session)).toBeUndefined();
    expect((await put('v1;runtime=ios;account=nobody')).problems).toEqual([]);
  });

  it('names the step that the backend refused, and what of the text it did not understand', async () => {
    const { outside, apply: put } = await stage();
    outside.answers.scenario = undefined;
    const { problems } = await put('v1;account=demo6;due=checkIn;mood=good');
    expect(problems).toEqual([expect.stringContaining('mood=good'), expect.stringContaining('404')]);
  });
});
