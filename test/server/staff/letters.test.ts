/** What was given up: who sees it, what is said of it, and that it can be sent again. */
import { StaffRole } from '../../../src/contract/staff/values';
import { DAY, HOUR } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import type { InsideParent } from '../support/people';
import { aParentWithApp, Gateways, GATEWAYS, send, statesOf, notifyParent } from '../messages/gateways';
import { aColleague, type Colleague } from './colleague';

const gateways = new Gateways();
let backend: Backend;
let support: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: GATEWAYS, fetchFrom: gateways.fetchFrom });
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  gateways.pushed.length = 0;
  gateways.answer = () => Promise.reject(new DOMException('too long', 'TimeoutError'));
  support = await aColleague(backend, StaffRole.support);
  parent = await aParentWithApp(backend);
  await notifyParent(backend, 'feedbackAnswered', parent, { body: '您的地址已改为豌豆街1号' });
  await send(backend);
});

const listed = async () => {
  const { data } = await support.ask('listDeadLetters', { page: 1, limit: 100 });
  return data.filter(({ userId }) => userId === parent.userId);
};
const idOf = async () => (await listed())[0]?.letterId ?? 0;

describe('Messages that were given up', () => {
  it('are listed with their cause, not with what they say', async () => {
    expect(await listed()).toMatchObject([
      { kind: 'feedbackAnswered', channel: 'push', tries: 1, failure: 'timeout', isExpired: false },
    ]);
    expect(JSON.stringify(await listed())).not.toContain('豌豆街');
  });

  it('are sent again when support asks for it, once, and the audit has it', async () => {
    const letterId = await idOf();
    gateways.answer = async () => Response.json({});
    expect((await support.ask('retryDeadLetter', { letterId })).status).toBe(200);
    expect((await support.ask('retryDeadLetter', { letterId })).status).toBe(404);
    await send(backend);
    expect(gateways.pushed.map(({ userId }) => userId)).toEqual([parent.userId, parent.userId]);
    expect(await statesOf(backend, parent)).toEqual({ inbox: 'sent', push: 'sent' });
    const chief = await aColleague(backend, StaffRole.administrator);
    const { data } = await chief.ask('listAudit', { page: 1, limit: 5, userId: parent.userId });
    expect(data).toMatchObject([{ action: 'retryDeadLetter', name: support.name, detail: { letterId } }]);
  });

  it('are not sent again when nobody needs them any more', async () => {
    const letterId = await idOf();
    backend.clock.pass(DAY + HOUR);
    support = await aColleague(backend, StaffRole.support);
    expect(await listed()).toMatchObject([{ isExpired: true }]);
    expect((await support.ask('retryDeadLetter', { letterId })).status).toBe(404);
  });

  it('are for support and administrators', async () => {
    const teacher = await aColleague(backend, StaffRole.teacher);
    expect((await teacher.ask('listDeadLetters', { page: 1, limit: 20 })).status).toBe(403);
    expect((await teacher.ask('retryDeadLetter', { letterId: await idOf() })).status).toBe(403);
    const chief = await aColleague(backend, StaffRole.administrator);
    expect((await chief.ask('listDeadLetters', { page: 1, limit: 20 })).status).toBe(200);
  });
});
