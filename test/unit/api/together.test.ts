import { MOST_TOGETHER } from '@/contract/together';
import { fail, ok } from '@/contract/errors';
import type { HttpRequest, HttpResponse } from '@/platform/types';
import { exchange } from '@/services/api/exchange';
import { settled } from '../tracking/support/settled';
import { asked, Backend, callsIn, HOST, isTogether, open, TIMEOUT_MS } from './together-backend';

describe('Calls of one task', () => {
  it('go in one request, each with its own method, path, headers and body, and have their own answers', async () => {
    const { backend, together, task, time } = open();
    const body = { displayPositionId: 7 };
    const requests = [asked('/a?x=1'), asked('/b', { method: 'POST', body }), asked('/c', { headers: {} })];
    const sent = requests.map((request) => together.send(request));
    await task();
    expect(backend.sent).toHaveLength(1);
    expect(backend.sent[0]).toMatchObject({ method: 'POST', url: `${HOST}/together`, headers: {} });
    expect(backend.sent[0] && callsIn(backend.sent[0])).toEqual([
      { method: 'GET', path: '/a?x=1', headers: { token: 'token-of-/a?x=1' } },
      { method: 'POST', path: '/b', headers: { token: 'token-of-/b' }, body },
      { method: 'GET', path: '/c', headers: {} },
    ]);
    const answers = await Promise.all(sent.map(({ response }) => response));
    const plain = await Promise.all(requests.map((request) => new Backend().send(request).response));
    expect(answers).toMatchObject(plain.map((one) => one.ok && ok({ status: 200, body: one.value.body })));
    expect(answers).toMatchObject(requests.map(() => ({ value: { sentAt: time.now() } })));
  });

  it('hand their answers on in tasks of their own: a finger that comes meanwhile is answered first', async () => {
    const { time, together } = open();
    const tasks: (() => void)[] = [];
    jest.spyOn(time, 'after').mockImplementation((_milliseconds, run) => {
      tasks.push(run);
      return { stop: () => undefined };
    });
    const answered: string[] = [];
    for (const path of ['/a', '/b', '/c'])
      void together.send(asked(path)).response.then(() => answered.push(path));
    const seen: string[] = [];
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task();
      await settled();
      seen.push(answered.join(' '));
    }
    expect(seen).toEqual(['/a', '/a /b', '/a /b /c']);
  });

  it('go plainly where there is one of them', async () => {
    const { backend, together, task } = open();
    const request = asked('/a');
    together.send(request);
    await task();
    together.send(request);
    await task();
    expect(backend.sent).toEqual([request, request]);
  });

  it('do not wait for what may not be asked twice, which goes at once and by itself', async () => {
    const { backend, together } = open();
    const { togetherAt: _none, ...once } = asked('/once', { method: 'POST' });
    together.send(asked('/a'));
    together.send(once);
    expect(backend.sent).toEqual([once]);
  });

  it('go to their own backend only, and to none together that did not say so', async () => {
    const other = 'https://other.example.com';
    const { backend, together, task } = open();
    const elsewhere = (path: string): HttpRequest =>
      asked(path, { url: `${other}${path}`, togetherAt: other });
    [asked('/a'), elsewhere('/x'), asked('/b'), elsewhere('/y')].forEach((request) => together.send(request));
    await task();
    expect(backend.sent.map(({ url }) => url)).toEqual([`${other}/x`, `${other}/y`, `${HOST}/together`]);
  });

  it(`are at most ${MOST_TOGETHER} in one request, and no more bytes than may outlive a page`, async () => {
    const { backend, together, task } = open();
    for (let count = 0; count < MOST_TOGETHER + 2; count += 1) together.send(asked(`/${count}`));
    await task();
    expect(backend.sizes).toEqual([MOST_TOGETHER, 2]);
    const large = (path: string) => asked(path, { method: 'POST', body: { text: '字'.repeat(7_000) } });
    ['/a', '/b', '/c'].forEach((path) => together.send(large(path)));
    together.send(asked('/huge', { method: 'POST', body: { text: 'x'.repeat(70_000) } }));
    await task();
    expect(backend.sizes.slice(2)).toEqual([2, 1, 1]);
  });

  it('outlive their page together with such only, at once, and with no more than browsers allow', async () => {
    const { backend, together, task } = open();
    const event = (id: string, text = ''): HttpRequest =>
      asked('/event', { method: 'POST', body: { id, text }, outlivesPage: true });
    together.send(asked('/a'));
    together.send(asked('/b'));
    ['1', '2'].forEach((id) => together.send(event(id)));
    await settled();
    expect(backend.sent).toMatchObject([{ outlivesPage: true }]);
    expect(backend.sizes).toEqual([2]);
    await task();
    expect(backend.sent[1]).not.toHaveProperty('outlivesPage');
    backend.isHolding = true;
    const large = '字'.repeat(5_000);
    ['3', '4', '5', '6', '7', '8'].forEach((id) => together.send(event(id, large)));
    await settled();
    expect(backend.sizes.slice(2)).toEqual([3, 3]);
    expect(backend.sent.slice(2).map(({ outlivesPage }) => outlivesPage)).toEqual([true, undefined]);
  });
});

describe('A call among others', () => {
  it('goes alone when it takes longer than they do', async () => {
    const { backend, together, task } = open();
    backend.slow = ['/slow'];
    const sent = ['/a', '/slow', '/b'].map((path) => together.send(asked(path)));
    await task();
    expect(backend.sizes).toEqual([3, 1]);
    const answers = await Promise.all(sent.map(({ response }) => response));
    expect(answers).toMatchObject(answers.map(() => ({ ok: true, value: { status: 200 } })));
  });

  it('times out by itself, and the others have their answers', async () => {
    const { backend, together, task, time } = open();
    backend.silent = ['/silent'];
    const results = ['/a', '/silent'].map((path) => exchange(together, time, asked(path), false));
    await task();
    time.advance(TIMEOUT_MS);
    expect(await Promise.all(results)).toMatchObject([{ ok: true }, fail({ kind: 'timeout' })]);
    expect(backend.aborted).toBe(1);
  });

  it('is not sent when it was given up before', async () => {
    const { backend, together, task } = open();
    const [first] = ['/a', '/b', '/c'].map((path) => together.send(asked(path)));
    first?.abort();
    expect(await first?.response).toEqual(fail({ kind: 'network' }));
    await task();
    expect(backend.sent[0] && callsIn(backend.sent[0]).map(({ path }) => path)).toEqual(['/b', '/c']);
  });

  it('ends the request when it is the last one that somebody waits for', async () => {
    const { together, time, backend, task } = open();
    jest
      .spyOn(backend, 'send')
      .mockReturnValue({ response: new Promise(() => undefined), abort: () => (ends += 1) });
    let ends = 0;
    const sent = ['/a', '/b'].map((path) => together.send(asked(path)));
    await task();
    sent[0]?.abort();
    expect(ends).toBe(0);
    sent[1]?.abort();
    sent[1]?.abort();
    expect(ends).toBe(1);
    expect(time.pending).toBe(0);
  });

  it('is tried again as ever where its service allows it', async () => {
    const { backend, together, task, timers, time } = open();
    backend.isReachable = false;
    const results = ['/a', '/b'].map((path) => exchange(together, time, asked(path), true));
    await timers();
    backend.isReachable = true;
    await task();
    expect(await Promise.all(results)).toMatchObject([{ ok: true }, { ok: true }]);
  });
});

describe('A request of several that is not answered as agreed', () => {
  it.each<[what: string, instead: HttpResponse | undefined]>([
    ['no answer', undefined],
    ['an unknown path', { status: 404, body: { code: '10000002' } }],
    ['a page of a hotel', { status: 200, body: undefined }],
    ['a failure', { status: 500, body: { code: '10000007', data: null } }],
    ['too few answers', { status: 200, body: { data: { answers: [{ status: 200 }] } } }],
    ['something else', { status: 200, body: { data: { answers: [7, null] } } }],
  ])('(%s) costs nobody an answer: each is asked alone', async (_what, instead) => {
    const { backend, together, task } = open();
    backend.instead = instead;
    const real = backend.send.bind(backend);
    if (!instead)
      jest.spyOn(backend, 'send').mockImplementation((request) => {
        const sent = real(request);
        return isTogether(request) ? { ...sent, response: Promise.resolve(fail({ kind: 'network' })) } : sent;
      });
    const sent = ['/a', '/b'].map((path) => together.send(asked(path)));
    await task();
    expect(await Promise.all(sent.map(({ response }) => response))).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect(backend.sizes).toEqual([2, 1, 1]);
  });

  it('is a network that failed for what outlives its page: who keeps it sends it again', async () => {
    const { backend, together } = open();
    backend.instead = { status: 500, body: undefined };
    const sent = ['1', '2'].map((id) => together.send(asked('/event', { body: { id }, outlivesPage: true })));
    expect(await Promise.all(sent.map(({ response }) => response))).toEqual(
      sent.map(() => fail({ kind: 'network' })),
    );
    expect(backend.sizes).toEqual([2]);
  });

  it('twice in a row lets every call go alone for a while', async () => {
    const { backend, together, task, time } = open();
    backend.instead = { status: 404, body: undefined };
    const burst = async () => {
      ['/a', '/b'].forEach((path) => together.send(asked(path)));
      await task();
      return backend.sizes.splice(0).slice(-3);
    };
    await burst();
    expect(together.isTogether(HOST)).toBe(true);
    await burst();
    expect(together.isTogether(HOST)).toBe(false);
    backend.sent.length = 0;
    await burst();
    expect(backend.sizes).toEqual([1, 1]);
    backend.instead = undefined;
    backend.sent.length = 0;
    time.advance(300_000);
    await burst();
    expect(backend.sizes).toEqual([2]);
  });
});
