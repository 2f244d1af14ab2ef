/** Several calls in one request: each as if it had come alone. */
import { Client } from 'pg';
import { allCalls, allSchemas } from '../../../src/contract/registry';
import type { CallEntry } from '../../../src/contract/define';
import { MOST_TOGETHER } from '../../../src/contract/together';
import { TOGETHER_HEADER } from '../../../src/contract/wire';
import type { AskedCall, TogetherAnswer } from '../../../src/contract/together.schema';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { urlOf } from '../support/cluster';
import { sampleOf } from '../../support/sample-of';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

/** Timers that go off when the test says so. */
const timers = new Set<() => void>();
const timeIsUp = (): void => [...timers].forEach((run) => run());

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend({
    env: { TRUST_PROXY: '1' },
    after: (_milliseconds, run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
  });
  parent = await buildParent(backend, anOfficialParent().withMessages({ unread: 3, read: 0 }));
});
afterAll(() => backend.stop());

type Name = keyof typeof allCalls;

function call(name: Name, token?: string, more: Partial<AskedCall> = {}): AskedCall {
  const { method, path }: CallEntry = allCalls[name];
  return { method, path, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` }, ...more };
}

const FIRST = {
  method: 'POST',
  url: `${allCalls.homePageShowConfig.path}?limit=2&page=1&showDeviceType=1&showUserType=2`,
} as const;
const unread = (token?: string) => call('getUnReadMsgNum', token, { body: { reqType: 0, userType: 2 } });
const slot = (): AskedCall =>
  call('getPositionBanner', undefined, { body: { platformType: 1, displayPositionId: 1, userType: 1 } });
const modules = (): AskedCall => call('homePageShowConfig', undefined, { path: FIRST.url });

interface Asked {
  readonly status: number;
  readonly answers: readonly TogetherAnswer[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function ask(calls: unknown, headers: Record<string, string> = {}, on = backend): Promise<Asked> {
  const answer = await new Visitor(on).raw({
    method: 'POST',
    url: '/together',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ calls }),
  });
  const body = JSON.parse(answer.text) as Asked['body'];
  const data = body.data as { answers?: readonly TogetherAnswer[] } | null;
  return { status: answer.status, answers: data?.answers ?? [], body, headers: answer.headers };
}

/** The same call by itself; `time` differs from answer to answer. */
async function alone({ method, path, headers, body }: AskedCall): Promise<TogetherAnswer> {
  const answer = await new Visitor(backend).raw({
    method,
    url: path,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: answer.status, body: JSON.parse(answer.text) as unknown };
}

const timeless = (answer: TogetherAnswer | undefined): unknown =>
  answer && JSON.parse(JSON.stringify(answer).replace(/"(requestId)":"[^"]*"/g, '"$1":"…"'));

describe('Calls that come together', () => {
  it('are answered in their order, each as when it comes alone', async () => {
    const { token } = parent;
    const calls = [unread(token), modules(), call('getTabConfig'), slot(), call('getPrivateInfo', token)];
    const { status, answers, headers } = await ask(calls);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const single = await Promise.all(calls.map(alone));
    expect(answers.map(timeless)).toEqual(single.map(timeless));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(calls.length);
  });

  it('have each their own session, and none is lent to another', async () => {
    const other = await buildParent(backend, anOfficialParent().withMessages({ unread: 1, read: 0 }));
    const calls = [unread(parent.token), unread(other.token), unread()];
    const { answers } = await ask(calls, { authorization: `Bearer ${parent.token}`, token: parent.token });
    expect(answers.map(timeless)).toEqual((await Promise.all(calls.map(alone))).map(timeless));
    expect(answers[2]).toMatchObject({ status: 401, body: { code: '1000010' } });
  });

  it('do each other no harm: one that is refused is refused alone', async () => {
    const wrong = unread('nobody');
    const bad = call('getPositionBanner', undefined, {
      body: { platformType: 1, displayPositionId: 'x', userType: 1 },
    });
    const { answers } = await ask([wrong, bad, unread(parent.token)]);
    expect(answers).toMatchObject([
      { status: 401, body: { code: '1000014' } },
      { status: 400, body: { field: 'displayPositionId' } },
      { status: 200, body: { data: expect.anything() as unknown } },
    ]);
  });

  it('count one by one, by the address of the client behind the proxy', async () => {
    const limited = await startBackend({ env: { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '10' } });
    const from = (address: string) =>
      ask(Array.from({ length: 6 }, modules), { 'x-forwarded-for': address }, limited);
    const statuses = async (address: string) =>
      (await from(address)).answers.map((answer) => ('status' in answer ? answer.status : 'later'));
    const fine = Array.from({ length: 6 }, () => 200);
    expect(await statuses('203.0.113.7')).toEqual(fine);
    const second = await statuses('203.0.113.7');
    expect(second.filter((status) => status === 200)).toHaveLength(2);
    expect(second.filter((status) => status === 429)).toHaveLength(4);
    expect(await statuses('203.0.113.8')).toEqual(fine);
    await limited.stop();
  });

  it('stand in the log one by one, under the id of what brought them', async () => {
    const before = backend.log.length;
    await ask([unread(parent.token), modules()], { 'x-request-id': 'gateway-0042' });
    const lines = backend.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    const known = lines.filter(({ requestId, msg }) => requestId === 'gateway-0042' && msg === 'request');
    expect(known.map(({ route }) => route).sort()).toEqual(
      ['/together', allCalls.getUnReadMsgNum.path, allCalls.homePageShowConfig.path].sort(),
    );
  });

  it('may be tracked events, each of which is kept once however often it comes', async () => {
    const report = (id: string) =>
      call('writeKafka', parent.token, {
        body: { ...(sampleOf(allSchemas.writeKafka.request) as object), event_id: id },
      });
    const twice = [report('together-1'), report('together-2'), report('together-1')];
    const { answers } = await ask(twice);
    expect(answers).toMatchObject(twice.map(() => ({ status: 200 })));
    const { rows } = await backend.running.database.pool.query(
      "SELECT event_id FROM tracked_events WHERE event_id LIKE 'together-%' ORDER BY event_id",
    );
    expect(rows).toEqual([{ event_id: 'together-1' }, { event_id: 'together-2' }]);
  });
});

describe('A slow one', () => {
  /** Nobody reads or writes the messages until it is let go. */
  async function holding(table: string, work: () => Promise<void>): Promise<void> {
    const holder = new Client({ connectionString: urlOf(backend.database) });
    await holder.connect();
    await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    try {
      await work();
    } finally {
      await holder.end();
    }
  }

  const answered = (name: Name, since: number): boolean =>
    backend.log.slice(since).some((line) => line.includes(allCalls[name].path));

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  }

  it('is left to be asked alone once the others have waited', async () => {
    await holding('inbox_messages', async () => {
      const since = backend.log.length;
      const asking = ask([unread(parent.token), modules(), slot()]);
      await until(() => answered('homePageShowConfig', since) && answered('getPositionBanner', since));
      timeIsUp();
      expect((await asking).answers).toMatchObject([{ later: true }, { status: 200 }, { status: 200 }]);
    });
  });

  it('is waited for while most are slow: a backend that is slow is not asked twice', async () => {
    let asking: Promise<Asked> | undefined;
    let isAnswered = false;
    await holding('inbox_messages', async () => {
      const since = backend.log.length;
      asking = ask([unread(parent.token), unread(parent.token), unread(parent.token), modules()]);
      void asking.then(() => (isAnswered = true));
      await until(() => answered('homePageShowConfig', since));
      timeIsUp();
      await new Promise((resolve) => setImmediate(resolve));
      expect(isAnswered).toBe(false);
    });
    const { answers = [] } = (await asking) ?? {};
    expect(answers.filter((answer) => 'status' in answer).length).toBeGreaterThanOrEqual(2);
  });
});

describe('Refused by its name, and nothing is carried out, is', () => {
  const good = (): AskedCall => modules();

  it.each<[what: string, calls: unknown, field: string]>([
    ['what is no list', 'x', 'calls'],
    ['nothing at all', [], 'calls'],
    ['more than go together', Array.from({ length: MOST_TOGETHER + 1 }, good), 'calls'],
    ['a call that is none', [good(), 7], 'calls.1'],
    ['another method', [good(), { ...good(), method: 'DELETE' }], 'calls.1.method'],
    ['a call without headers', [{ method: 'GET', path: allCalls.getTabConfig.path }], 'calls.0.headers'],
    ['an unknown path', [good(), { ...good(), path: '/v1/nowhere' }], 'calls.1.path'],
    ['another site', [{ ...good(), path: 'http://example.com/' }], 'calls.0.path'],
    ['itself', [{ method: 'POST', path: '/together', headers: {}, body: { calls: [] } }], 'calls.0.path'],
    ['a file', [{ method: 'GET', path: '/files/1', headers: {} }], 'calls.0.path'],
    ['an upload', [{ method: 'POST', path: '/v1/file/upload', headers: {}, body: {} }], 'calls.0.path'],
    ['what changes something', [call('signIn', undefined, { body: {} })], 'calls.0.path'],
    ['a GET that ends a session', [call('logout')], 'calls.0.path'],
    ['a route of testers', [{ method: 'GET', path: '/__test/ready', headers: {} }], 'calls.0.path'],
    [
      'a header of nobody',
      [{ ...good(), headers: { 'X-Forwarded-For': '1.2.3.4' } }],
      'calls.0.headers.X-Forwarded-For',
    ],
    ['a header that is two', [{ ...good(), headers: { token: 'a\r\nb: c' } }], 'calls.0.headers.token'],
    ['a body of a GET', [{ ...call('getTabConfig'), body: {} }], 'calls.0.body'],
  ])('%s', async (_what, calls, field) => {
    const { status, body } = await ask(calls);
    expect(body).toMatchObject({ code: '10000001', field });
    expect(status).toBe(400);
  });
});

describe('The offer', () => {
  it('stands on every answer of a call, a refusal too, and browsers may read it', async () => {
    const open = await startBackend({ env: { CORS_ORIGINS: 'https://parent.example.com' } });
    const visitor = new Visitor(open);
    const { headers } = await visitor.raw(FIRST);
    expect(headers[TOGETHER_HEADER]).toBe(String(MOST_TOGETHER));
    const origin = 'https://parent.example.com';
    const refused = await visitor.raw({
      method: 'POST',
      url: allCalls.listOrders.path,
      headers: { origin },
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.headers[TOGETHER_HEADER]).toBe(String(MOST_TOGETHER));
    expect(refused.headers['access-control-expose-headers']).toContain(TOGETHER_HEADER);
    await open.stop();
  });

  it('is not made, and nothing is there, where the operator does not want it', async () => {
    const without = await startBackend({ env: { CALLS_TOGETHER: '0' } });
    const { headers } = await new Visitor(without).raw(FIRST);
    expect(headers).not.toHaveProperty(TOGETHER_HEADER);
    expect((await ask([modules()], {}, without)).status).toBe(404);
    await without.stop();
  });

  it('is to be read with the other calls', async () => {
    const { text } = await new Visitor(backend).raw({ url: '/openapi.json' });
    const { paths } = JSON.parse(text) as { paths: Record<string, { post?: { operationId: string } }> };
    expect(paths['/together']?.post).toMatchObject({ operationId: 'together' });
  });
});
