/** The console's client of the operator's calls: what goes out, what comes back, who is let in. */
import { makeAuthProvider } from '../../../packages/console/src/calls/auth-provider';
import { CallError, OperatorClient } from '../../../packages/console/src/calls/client';
import { makeDataProvider } from '../../../packages/console/src/calls/data-provider';
import { SessionKeeper } from '../../../packages/console/src/calls/session';
import { StaffRole } from '../../../src/contract/staff/values';

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

const answer = (data: unknown, more: object = {}) =>
  new Response(JSON.stringify({ code: '0', data, time: 1, ...more }), { status: 200 });
const refusal = (status: number, more: object = {}) =>
  new Response(JSON.stringify({ code: '1', message: '不行', requestId: 'r', ...more }), { status });

/** A backend that answers these in turn. */
function backendWith(...answers: readonly (Response | Error)[]) {
  const sent: Sent[] = [];
  const send = (path: unknown, init: RequestInit = {}) => {
    const reply = answers[sent.length];
    sent.push({ path: String(path), init });
    return reply instanceof Response ? Promise.resolve(reply) : Promise.reject(reply);
  };
  return { sent, send: send as typeof fetch };
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const ANNA = { token: 't0', name: 'anna', role: StaffRole.teacher, staffId: 7 };

test('a question goes into the address, with the token beside it', async () => {
  const { send, sent } = backendWith(answer([], { count: 0 }));
  const client = new OperatorClient(send, () => 't1');
  await client.call('listHandedIn', { page: 2, limit: 25 });
  expect(sent[0]?.path).toBe('/operator/homework/waiting?page=2&limit=25');
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer t1' });
});

test('a phone to look for is in no address', async () => {
  const { send, sent } = backendWith(answer([]));
  await new OperatorClient(send, () => 't1').call('findPerson', { areaCode: '86', phone: '13800000001' });
  expect(sent[0]?.path).toBe('/operator/people/find');
  expect(sent[0]?.init.body).toContain('13800000001');
});

test('a refusal has the words of the backend, and says at which field', async () => {
  const { send } = backendWith(refusal(400, { message: '太短', field: 'reason' }));
  const asked = new OperatorClient(send, () => 't1').call('refuseWork', { id: 1, round: 1, reason: '' });
  await expect(asked).rejects.toMatchObject({
    message: '太短',
    status: 400,
    body: { errors: { reason: '太短' } },
  });
});

test('no network and an answer that is none are said in plain words', async () => {
  const { send } = backendWith(new TypeError('fetch failed'), new Response('<html>', { status: 502 }));
  const client = new OperatorClient(send, () => null);
  await expect(client.call('me', {})).rejects.toMatchObject({ message: '网络不通，请检查后再试', status: 0 });
  await expect(client.call('me', {})).rejects.toMatchObject({
    message: '服务器出错了，请稍后再试',
    status: 502,
  });
});

test('who is logged in is kept, and forgotten at the end also when the backend is away', async () => {
  const { send } = backendWith(answer(ANNA), new TypeError('fetch failed'));
  const keeper = new SessionKeeper(memory());
  const auth = makeAuthProvider(new OperatorClient(send, () => keeper.read()?.token ?? null), keeper);
  await expect(auth.checkAuth({})).rejects.toBeInstanceOf(CallError);
  await auth.login({ name: 'anna', password: 'p', code: '123456' });
  await expect(auth.checkAuth({})).resolves.toBeUndefined();
  await auth.logout({});
  expect(keeper.read()).toBeNull();
});

test('a session that is over leads to the login, another refusal does not', async () => {
  const keeper = new SessionKeeper(memory());
  keeper.keep(ANNA);
  const auth = makeAuthProvider(new OperatorClient(backendWith().send, () => null), keeper);
  await expect(auth.checkError(new CallError('', 403))).resolves.toBeUndefined();
  expect(keeper.read()).not.toBeNull();
  await expect(auth.checkError(new CallError('', 401))).rejects.toBeInstanceOf(CallError);
  expect(keeper.read()).toBeNull();
});

test.each([
  [StaffRole.teacher, ['homework', 'materials']],
  [StaffRole.reviewer, ['works', 'comments', 'reports']],
  [StaffRole.editor, ['materials']],
  [StaffRole.support, ['people', 'newcomers']],
  [StaffRole.administrator, ['staff', 'audit']],
])('%s is shown %j', async (role, seen) => {
  const keeper = new SessionKeeper(memory());
  keeper.keep({ ...ANNA, role });
  const auth = makeAuthProvider(new OperatorClient(backendWith().send, () => null), keeper);
  const all = [
    'works',
    'comments',
    'reports',
    'homework',
    'materials',
    'people',
    'newcomers',
    'staff',
    'audit',
  ];
  const may = await Promise.all(all.map((resource) => auth.canAccess?.({ resource, action: 'list' })));
  expect(all.filter((_, index) => may[index])).toEqual(seen);
});

test('rows of every list have an id, and the number of all pages', async () => {
  const { send, sent } = backendWith(
    answer([{ homeworkId: 5 }], { count: 31 }),
    answer([{ requestId: 2, userId: 9 }], { count: 1 }),
    answer({ requestId: 2, userId: 9, sections: [], answers: [] }),
  );
  const provider = makeDataProvider(new OperatorClient(send, () => 't1'));
  const asked = {
    pagination: { page: 1, perPage: 25 },
    filter: {},
    sort: { field: 'id', order: 'ASC' },
  } as const;
  expect(await provider.getList('homework', asked)).toMatchObject({ data: [{ id: 5 }], total: 31 });
  expect(await provider.getList('materials', asked)).toMatchObject({ data: [{ id: '2-9' }] });
  await provider.getOne('materials', { id: '2-9' });
  expect(JSON.parse(String(sent[2]?.init.body))).toEqual({ requestId: 2, userId: 9 });
});

test('nobody is looked for before a name or number was given', async () => {
  const { send, sent } = backendWith();
  const provider = makeDataProvider(new OperatorClient(send, () => 't1'));
  const asked = {
    pagination: { page: 1, perPage: 25 },
    filter: {},
    sort: { field: 'id', order: 'ASC' },
  } as const;
  expect(await provider.getList('people', asked)).toEqual({ data: [], total: 0 });
  expect(sent).toHaveLength(0);
});
