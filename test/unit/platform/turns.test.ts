import { LAYER } from '@/platform/first-paint/layer';
import type { HttpRequest } from '@/platform/types';
import { webFirstPaint } from '@/platform/web/first-paint';
import { webTransport } from '@/platform/web/transport';
import { settled } from '../tracking/support/settled';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
let isUp = true;

const ask = (url: string, more: Partial<HttpRequest> = {}) =>
  webTransport.send({ method: 'GET', url, headers: {}, timeoutMs: 20_000, ...more });
const sent = () => fetched.mock.calls.map(([url]) => url);
const tasks: (() => void)[] = [];
/** Runs one task, with what follows it. */
const task = async (): Promise<void> => {
  tasks.shift()?.();
  await settled();
};

beforeEach(() => {
  tasks.length = 0;
  const after = (run: () => void): number => tasks.push(run);
  isUp = true;
  fetched.mockReset().mockImplementation((url) => Promise.resolve(new Response(JSON.stringify({ url }))));
  const document = { getElementById: (id: string) => (isUp && id === LAYER ? {} : null) };
  Object.assign(global, { window: global, fetch: fetched, document, setTimeout: after });
});

describe('Behind what the document painted', () => {
  it('each call leaves in a task of its own', async () => {
    ['/a', '/b'].forEach((url) => ask(url));
    await settled();
    expect(sent()).toEqual([]);
    await task();
    expect(sent()).toEqual(['/a']);
    await task();
    expect(sent()).toEqual(['/a', '/b']);
  });

  it('what outlives the page leaves at once: a page that closes has no later task', async () => {
    ask('/event', { method: 'POST', outlivesPage: true });
    await settled();
    expect(sent()).toEqual(['/event']);
  });

  it.each([
    ['<!DOCTYPE html><title>酒店无线网络</title>', { body: undefined, isPage: true }],
    ['\n <html>', { body: undefined, isPage: true }],
    ['', { body: undefined }],
    ['nonsense', { body: undefined }],
  ])('what is no JSON is nothing, and %j says whether it is a page', async (text, body) => {
    fetched.mockImplementation(() => Promise.resolve(new Response(text)));
    const answer = await ask('/event', { outlivesPage: true }).response;
    expect(answer).toEqual({ ok: true, value: { status: 200, offersTogether: false, ...body } });
  });

  it('a call that is given up before it left is a network that failed', async () => {
    fetched.mockImplementation((_url, { signal }) =>
      signal?.aborted ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve(new Response()),
    );
    const { response, abort } = ask('/a');
    abort();
    await task();
    expect(await response).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('answers wait until the page is drawn, and come in tasks of their own', async () => {
    const stands = webFirstPaint.draw();
    const answered: string[] = [];
    ['/a', '/b'].forEach((url) => void ask(url).response.then(() => answered.push(url)));
    await task();
    await task();
    expect([sent(), answered]).toEqual([['/a', '/b'], []]);
    stands();
    await settled();
    expect(answered).toEqual([]);
    await task();
    expect(answered).toEqual(['/a']);
    await task();
    expect(answered).toEqual(['/a', '/b']);
  });
});

describe('Where nothing lies over the page', () => {
  it('calls leave and answers come at once', async () => {
    isUp = false;
    const stands = webFirstPaint.draw();
    const { response } = ask('/a');
    expect(await response).toMatchObject({ ok: true, value: { body: { url: '/a' } } });
    stands();
  });
});
