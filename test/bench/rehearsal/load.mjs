/** Parents who go on while releases come: calls, and visits that ask for every file of their document. */
import { readEnvelope } from '../../../src/contract/helpers.ts';
import { isRead } from '../../../src/contract/reads.ts';
import { allCalls } from '../../../src/contract/registry.ts';
import { AppScene } from '../../../src/contract/account/values.ts';
import { appHeaders, loginFields, phoneFields } from '../support/login.ts';

const PARENTS = 8;
/** A visit among so many calls. */
const CALLS_OF_A_VISIT = 20;

const ask = (origin, entry, { body, token, headers } = {}) =>
  fetch(`${origin}${entry.path}`, {
    method: entry.method,
    headers: {
      ...appHeaders(entry),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });

async function answer(origin, entry, sent) {
  const response = await ask(origin, entry, sent);
  const read = readEnvelope(entry.service, await response.json());
  if (!response.ok || !read.ok) throw new Error(`${entry.path}: ${response.status}`);
  return read.value.data;
}

/** As a new parent does: `codeOf` returns the code that was sent last. */
export async function logIn(origin, codeOf, phone = '13912340001') {
  const scene = { 'app-scene': AppScene.login };
  const asked = { body: phoneFields(phone), headers: scene };
  const sent = await answer(origin, allCalls.sendLoginVerificationCode, asked);
  const login = { ...loginFields(phone), ...sent, verificationCode: await codeOf() };
  const { token: temporary } = await answer(origin, allCalls.verificationLogin, { body: login });
  return (await answer(origin, allCalls.exchangeTemporaryToken, { body: { token: temporary } })).token;
}

/** Calls that read, ask for nothing and are answered now: what is answered otherwise later is lost. */
export async function answeredNow(origin, token) {
  const found = [];
  for (const [name, entry] of Object.entries(allCalls)) {
    // A GET may change something, such as ending the session.
    const isPlain = entry.served && isRead(entry);
    if (!isPlain) continue;
    const body = entry.method === 'POST' ? {} : undefined;
    const { status } = await ask(origin, entry, { token, body });
    if (status === 200) found.push([name, entry, body]);
  }
  // A POST, too: nginx sends it once only.
  return [...found, ['listOrders', allCalls.listOrders, { page: 1, limit: 20, group: 0 }]];
}

/** Runs until `stop()`, which returns what was counted since. `count` begins a new phase. */
export function startLoad(origin, calls, token) {
  const phases = [];
  let isRunning = true;
  const now = () => phases.at(-1);
  const lose = (what) => now().lost.set(what, (now().lost.get(what) ?? 0) + 1);

  async function measured(what, work) {
    const begun = performance.now();
    await work().catch((error) => lose(`${what}: ${error.cause?.code ?? error.message}`));
    now().slowest = Math.max(now().slowest, performance.now() - begun);
  }

  const call = ([name, entry, body]) =>
    measured(name, async () => {
      now().calls += 1;
      const response = await ask(origin, entry, { token, body });
      await response.arrayBuffer();
      if (response.status !== 200) lose(`${name}: ${response.status}`);
    });

  const visit = () =>
    measured('visit', async () => {
      now().visits += 1;
      const document = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
      const files = [...document.matchAll(/src="([^"]+)"/g)].map(([, file]) => file);
      if (files.length === 0) lose('visit: no document');
      for (const file of files) {
        const { status } = await fetch(origin + file);
        if (status !== 200) lose(`file of a visit: ${status}`);
      }
    });

  async function parent(first) {
    for (let turn = first; isRunning; turn += 1) {
      if (turn % CALLS_OF_A_VISIT === 0) await visit();
      else await call(calls[turn % calls.length]);
    }
  }

  const count = (name) => phases.push({ name, calls: 0, visits: 0, lost: new Map(), slowest: 0 });
  count('before');
  const parents = Array.from({ length: PARENTS }, (_, index) => parent(index * 7));
  const stop = async () => {
    isRunning = false;
    await Promise.all(parents);
    return phases;
  };
  return { count, stop };
}
