import { eq } from 'drizzle-orm';
import { EntranceLinkState } from '../../../src/contract/activities/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { temporaryTokens } from '../../../server/domains/account/tables';
import { issueEntranceLink } from '../../../server/domains/activities/newcomers/links';
import { HOUR, MINUTE } from '../../../server/core/time';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const issued = async () => {
  const parent = await buildParent(backend, aParent());
  return { parent, code: await issueEntranceLink(backend.services, parent.accountId) };
};
let addresses = 0;
const aVisitor = (): Visitor => {
  const visitor = new Visitor(backend);
  visitor.ip = `10.9.0.${++addresses}`;
  return visitor;
};
const look = async (code: string, visitor = aVisitor()) =>
  (await visitor.ask('lookAtEntranceLink', { code })).data;

describe('A link that lets a newcomer in', () => {
  it('logs its parent in, once', async () => {
    const { parent, code } = await issued();
    const visitor = aVisitor();
    const answer = await visitor.ask('enterByLink', { code });
    expect(answer.data).toMatchObject({ isFirstLogin: false });
    visitor.token = String(
      (await visitor.ask('exchangeTemporaryToken', { token: answer.data.token })).data.token,
    );
    const { data } = await visitor.ask('getUserInfoByToken');
    expect(data.id).toBe(parent.userId);
    expect(await visitor.ask('enterByLink', { code })).toMatchObject({
      code: BACKEND_CODE.temporaryTokenInvalid,
    });
    expect(await look(code)).toEqual({ state: EntranceLinkState.used, phoneMask: '', isOwn: false });
  });

  it('lets one of many at once in', async () => {
    const { code } = await issued();
    const codes = await Promise.all([1, 2, 3, 4].map(() => aVisitor().ask('enterByLink', { code })));
    expect(codes.filter((answer) => answer.code === '00000000')).toHaveLength(1);
  });

  it('is not used up by being looked at, and shows no more of the phone than its mask', async () => {
    const { parent, code } = await issued();
    const mask = `${parent.phone.slice(0, 3)}****${parent.phone.slice(-4)}`;
    for (let time = 0; time < 3; time += 1) {
      expect(await look(code)).toEqual({ state: EntranceLinkState.open, phoneMask: mask, isOwn: false });
    }
    expect(await look(code, parent.visitor)).toMatchObject({ isOwn: true });
  });

  it('expires after a day, and when another one is made', async () => {
    const { parent, code } = await issued();
    const next = await issueEntranceLink(backend.services, parent.accountId);
    expect((await look(code)).state).toBe(EntranceLinkState.expired);
    expect((await aVisitor().ask('enterByLink', { code })).code).toBe(BACKEND_CODE.temporaryTokenInvalid);
    const now = backend.clock.now();
    backend.clock.pass(24 * HOUR);
    expect((await look(next)).state).toBe(EntranceLinkState.expired);
    expect((await aVisitor().ask('enterByLink', { code: next })).code).toBe(
      BACKEND_CODE.temporaryTokenInvalid,
    );
    backend.clock.set(now);
  });

  it('is stored as a hash alone, and opens nothing else', async () => {
    const { parent, code } = await issued();
    const rows = await backend.services.db
      .select()
      .from(temporaryTokens)
      .where(eq(temporaryTokens.accountId, parent.accountId));
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await aVisitor().ask('exchangeTemporaryToken', { token: code })).code).toBe(
      BACKEND_CODE.temporaryTokenInvalid,
    );
  });

  it('cannot be guessed: after twenty wrong ones an address is blocked for a quarter of an hour', async () => {
    const { code } = await issued();
    const guesser = aVisitor();
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await look(`guess-${guess}`, guesser)).state).toBe(EntranceLinkState.unknown);
    }
    expect(await guesser.ask('lookAtEntranceLink', { code })).toMatchObject({ status: 429 });
    expect(await guesser.ask('enterByLink', { code })).toMatchObject({ status: 429 });
    const now = backend.clock.now();
    backend.clock.pass(15 * MINUTE);
    expect((await look(code, guesser)).state).toBe(EntranceLinkState.open);
    backend.clock.set(now);
  });
});
