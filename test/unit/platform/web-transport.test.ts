import type { HttpRequest } from '@/platform/types';
import { webTransport } from '@/platform/web/transport';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const ask = (url: string, more: Partial<HttpRequest> = {}) =>
  webTransport.send({ method: 'GET', url, headers: {}, timeoutMs: 20_000, ...more });

beforeEach(() => {
  fetched.mockReset();
  Object.assign(global, { fetch: fetched });
});

describe('A call of the web', () => {
  it.each([
    ['<!DOCTYPE html><title>酒店无线网络</title>', { body: undefined, isPage: true }],
    ['\n <html>', { body: undefined, isPage: true }],
    ['', { body: undefined }],
    ['nonsense', { body: undefined }],
  ])('invalid JSON is empty, and %j says whether it is a page', async (text, body) => {
    fetched.mockResolvedValue(new Response(text));
    expect(await ask('/event').response).toMatchObject({ ok: true, value: { status: 200, ...body } });
  });

  it('that is given up is a network that failed', async () => {
    fetched.mockImplementation(
      (_url, { signal }) =>
        new Promise((_, fail) =>
          signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError'))),
        ),
    );
    const { response, abort } = ask('/a');
    abort();
    expect(await response).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('that outlives the page is kept alive where it is short enough', () => {
    fetched.mockReturnValue(new Promise(() => undefined));
    ask('/event', { method: 'POST', body: { a: 1 }, outlivesPage: true });
    ask('/event', { method: 'POST', body: { a: 'x'.repeat(70_000) }, outlivesPage: true });
    expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, undefined]);
  });

  it('that an old engine refuses to keep alive is sent all the same', async () => {
    fetched.mockImplementation((_url, { keepalive }) =>
      keepalive ? Promise.reject(new TypeError('not supported')) : Promise.resolve(new Response('{}')),
    );
    const { response } = ask('/event', { method: 'POST', body: { a: 1 }, outlivesPage: true });
    expect(await response).toMatchObject({ ok: true });
    expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, false]);
  });
});
