import { HOUR, MINUTE } from '../../../server/core/time';
import { CLAIM_MS } from '../../../server/domains/messages/outbox/send';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import type { InsideParent } from '../support/people';
import { aParentWithApp, Gateways, GATEWAYS, rowsOf, send, notifyParent } from './gateways';

const gateways = new Gateways();
let backend: Backend;
let second: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: GATEWAYS, fetchFrom: gateways.fetchFrom });
  const { clock, database } = backend;
  second = await startBackend({ env: GATEWAYS, fetchFrom: gateways.fetchFrom, clock, database });
});
afterAll(async () => {
  await second.stop();
  await backend.stop();
});
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  gateways.pushed.length = 0;
  gateways.answer = async () => Response.json({});
  parent = await aParentWithApp(backend);
});

const answering = (status: number) => async () => new Response('', { status });
const pushRow = async () => {
  const found = (await rowsOf(backend, parent)).find(({ channel }) => channel === 'push');
  if (found === undefined) throw new Error('There is no push');
  return found;
};
const answered = (times: number) =>
  notifyParent(backend, 'feedbackAnswered', parent, { event: `feedback:${times}` });

describe('A push', () => {
  it('goes out once when two instances send at the same time', async () => {
    for (let event = 0; event < 120; event += 1) await answered(event);
    await Promise.all([send(backend), send(second), send(backend), send(second)]);
    const ids = gateways.pushed.map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  });

  it('is tried again later each time while the gateway is down, and given up after five times', async () => {
    await answered(1);
    gateways.answer = answering(502);
    const errors: unknown[] = [];
    const pauses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await send(backend, (error) => errors.push(String(error)));
      const { dueAt, state } = await pushRow();
      if (state === 'waiting') {
        pauses.push((dueAt.getTime() - backend.clock.now().getTime()) / MINUTE);
        backend.clock.set(new Date(dueAt.getTime() - 1));
        await send(backend);
        backend.clock.set(dueAt);
      }
    }
    expect(pauses).toEqual([1, 2, 4, 8]);
    expect(gateways.pushed).toHaveLength(5);
    expect(await pushRow()).toMatchObject({ state: 'dead', failure: 'http 502', tries: 5 });
    expect(errors).toEqual([expect.stringMatching(/feedbackAnswered by push\) is given up: http 502$/)]);
  });

  it('goes out when the gateway is back', async () => {
    await answered(1);
    gateways.answer = () => Promise.reject(new Error('refused'));
    await send(backend);
    expect(await pushRow()).toMatchObject({ state: 'waiting', failure: 'unreachable' });
    gateways.answer = answering(200);
    backend.clock.pass(MINUTE);
    await send(backend);
    expect(await pushRow()).toMatchObject({ state: 'sent', failure: '', tries: 2 });
  });

  it.each([404, 410])('is dropped at once when the gateway knows no device (%i)', async (status) => {
    await answered(1);
    gateways.answer = answering(status);
    await send(backend);
    backend.clock.pass(HOUR);
    await send(backend);
    expect(gateways.pushed).toHaveLength(1);
    expect(await pushRow()).toMatchObject({ state: 'dropped', failure: `http ${status}` });
  });

  it('is not sent again after a timeout: it may have arrived', async () => {
    await answered(1);
    gateways.answer = () => Promise.reject(new DOMException('too long', 'TimeoutError'));
    await send(backend);
    backend.clock.pass(HOUR);
    await send(backend);
    expect(gateways.pushed).toHaveLength(1);
    expect(await pushRow()).toMatchObject({ state: 'dead', failure: 'timeout' });
  });

  it('is not sent again when the instance dies between sending and marking', async () => {
    await answered(1);
    let arrive: (answer: Response) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      gateways.answer = () => {
        resolve();
        return new Promise((answer) => {
          arrive = answer;
        });
      };
    });
    const sending = send(backend);
    await asked;
    backend.clock.pass(CLAIM_MS - 1);
    await send(second);
    expect(await pushRow()).toMatchObject({ state: 'sending' });
    backend.clock.pass(1);
    const errors: unknown[] = [];
    await send(second, (error) => errors.push(error));
    expect(await pushRow()).toMatchObject({ state: 'dead', failure: 'interrupted' });
    expect([gateways.pushed.length, errors.length]).toEqual([1, 1]);
    arrive(Response.json({}));
    await sending;
    expect(await pushRow()).toMatchObject({ state: 'dead' });
  });

  it('is dropped when it comes too late', async () => {
    await answered(1);
    const { expiresAt } = await pushRow();
    backend.clock.set(expiresAt);
    await send(backend);
    expect(gateways.pushed).toEqual([]);
    expect(await pushRow()).toMatchObject({ state: 'dropped', failure: 'too late' });
  });

  it('that fails holds up no other', async () => {
    for (const event of [1, 2, 3]) await answered(event);
    const statuses = [500, 404, 200];
    gateways.answer = () => answering(statuses.shift() ?? 200)();
    await send(backend);
    const rows = await rowsOf(backend, parent);
    const states = rows.filter(({ channel }) => channel === 'push').map(({ state }) => state);
    expect(states.toSorted()).toEqual(['dropped', 'sent', 'waiting']);
  });
});
