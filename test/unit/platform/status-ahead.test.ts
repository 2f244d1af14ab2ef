import { askAhead } from '@/platform/first-paint/status-ahead';
import { statusAskedFor } from '@/platform/first-paint/rest';
import type { Opened } from '@/platform/first-paint/rules';
import { TOGETHER_HEADER } from '@/contract/wire';
import type { HttpRequest } from '@/platform/types';
import { webTransport } from '@/platform/web/transport';

const URL = '/v1/personalCenter/getStudentInfo';
const START = Date.parse('2026-11-26T08:00:00Z');
const BUILD = {
  tabPages: ['/', '/index'],
  titles: { '/index': '首页', '/myOrder': '我的订单', '/protocol': '协议' },
};
const BROWSER = 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0.0.0';

const stored = (value: unknown) => JSON.stringify({ version: 1, value });
const askedFor = (change: Partial<Opened>, session: unknown = { token: 'secret', userId: 7 }) =>
  statusAskedFor(
    {
      path: '/index',
      query: '',
      userAgent: BROWSER,
      width: 375,
      day: '2026-11-26',
      kept: (name) => (name === 'session' ? stored(session) : null),
      ...change,
    },
    BUILD,
  );

describe('the document asks who the child is by now', () => {
  it('for the parent whom the device knows, on every page that asks it at its start', () => {
    expect(askedFor({})).toBe('secret');
    expect(askedFor({ path: '/' })).toBe('secret');
    expect(askedFor({ path: '/myOrder' })).toBe('secret');
  });

  it('for nobody on a page that asks nobody who is here, or that is none', () => {
    expect(askedFor({ path: '/protocol' })).toBeUndefined();
    expect(askedFor({ path: '/no/such/page' })).toBeUndefined();
  });

  it('for nobody where the user is known late, or another one comes', () => {
    expect(askedFor({ userAgent: 'Mozilla/5.0 (iPhone) WandouParent/1.5.8 (iOS)' })).toBeUndefined();
    expect(askedFor({ userAgent: `${BROWSER} miniProgram` })).toBeUndefined();
    expect(askedFor({ query: '?bizToken=abc' })).toBeUndefined();
  });

  it.each([undefined, {}, { token: '' }, { token: 7 }, null])('for no session that is %j', (session) =>
    expect(askedFor({}, session ?? null)).toBeUndefined(),
  );
});

describe('what the document asked', () => {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
  const question = (change: Partial<HttpRequest> = {}): HttpRequest => ({
    method: 'GET',
    url: URL,
    headers: { token: 'secret' },
    timeoutMs: 20_000,
    ...change,
  });
  const answerOf = async (request: HttpRequest) => {
    const answer = await webTransport.send(request).response;
    return answer.ok ? answer.value : answer.error.kind;
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: START });
    let count = 0;
    fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(`{"count":${++count}}`)));
    Object.assign(global, { window: global, fetch: fetched, document: { getElementById: () => null } });
    askAhead(URL, 'secret');
  });
  afterEach(() => jest.useRealTimers());

  it('answers the program’s own question, once, and says when it was sent', async () => {
    jest.setSystemTime(START + 1_500);
    const first = await answerOf(question());
    expect(first).toMatchObject({ status: 200, body: { count: 1 }, sentAt: START });
    const second = await answerOf(question());
    expect(second).toEqual({ status: 200, body: { count: 2 }, offersTogether: false });
    expect(fetched.mock.calls.map(([url, { headers, cache }]) => [url, headers, cache])).toEqual([
      [URL, { token: 'secret' }, 'no-store'],
      [URL, { token: 'secret' }, 'no-store'],
    ]);
  });

  it.each([
    ['another token', { headers: { token: 'of another' } }],
    ['nobody', { headers: {} }],
    ['more headers', { headers: { token: 'secret', system: 'iOS' } }],
  ])('answers no question of %s', async (_, change) =>
    expect(await answerOf(question(change))).toEqual({
      status: 200,
      body: { count: 2 },
      offersTogether: false,
    }),
  );

  it('says of whoever answers whether several may be asked in one request', async () => {
    const offering = new Response('{}', { headers: { [TOGETHER_HEADER]: '24' } });
    fetched.mockReset().mockResolvedValue(offering);
    expect(await answerOf(question({ url: '/other' }))).toMatchObject({ offersTogether: true });
  });

  it('waits for its own question while others are asked', async () => {
    expect(await answerOf(question({ url: '/v1/index/getTabConfig' }))).toMatchObject({ body: { count: 2 } });
    expect(await answerOf(question())).toMatchObject({ body: { count: 1 } });
  });

  it.each([10_000, -1])('is too old or of another clock %i ms later', async (later) => {
    jest.setSystemTime(START + later);
    const answer = await answerOf(question());
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    expect(answer).not.toHaveProperty('sentAt');
  });

  it('is a network that failed where nobody answered', async () => {
    await answerOf(question());
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    askAhead(URL, 'secret');
    expect(await answerOf(question())).toBe('network');
    const answer = await answerOf(question());
    expect(answer).toMatchObject({ status: 200, body: { count: 2 } });
    expect(answer).not.toHaveProperty('sentAt');
  });
});
