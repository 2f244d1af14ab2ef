import type { Share, Shared } from '../../../src/contract/growth/schema';
import { SHARE_DAYS, SHARES_AT_ONCE } from '../../../src/contract/growth/values';
import { reportShares } from '../../../server/domains/growth/tables';
import { sweepShares } from '../../../server/domains/growth/shares/sweep';
import { DAY, MINUTE } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';
import { Visitor } from '../support/visitor';
import { CHILD, storeReport } from './shares-support';

interface Made {
  readonly id: number;
  readonly shareKey: string;
  readonly shownName: string;
  readonly endsAt: string;
}

let backend: Backend;
let parent: Parent;
let reportId: number;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: CHILD, parentName: '王大明' }));
  reportId = await storeReport(backend, parent);
});

const create = (more: object = {}, of: Parent = parent) =>
  of.visitor.ask('createShare', { of: 'report', reportId, ...more });
const made = async (more: object = {}) => as<Made>(await create(more));
const list = async (of: Parent = parent) => as<readonly Share[]>(await of.visitor.ask('listShares'));
const revoke = (id: number, of: Parent = parent) => of.visitor.ask('revokeShare', { id });
/** Without a session. */
const look = (shareKey: string, more: object = {}) =>
  new Visitor(backend).ask('getShared', { shareKey, ...more });

describe('A share of a report', () => {
  it('is open to everyone with its key, without a login, under the pet form of the name', async () => {
    const share = await made();
    expect(share.shareKey).toMatch(/^[\w-]{22}$/);
    expect(share.shownName).toBe('豆豆');
    const { report, ...rest } = as<Shared>(await look(share.shareKey));
    expect(rest).toEqual({ of: 'report', shownName: '豆豆', endsAt: share.endsAt });
    expect(report).toMatchObject({ id: 0, child: '豆豆', title: '豆豆的10月学习报告', evaluationId: 0 });
  });

  it('shows the nickname that the parent chose, and no full name or phone for one', async () => {
    expect(await made({ nickname: ' 豆豆侠 ' })).toMatchObject({ shownName: '豆豆侠' });
    expect(await create({ nickname: CHILD })).toMatchObject({ status: 400, code: '10000001' });
    expect(await create({ nickname: '138 1234567' })).toMatchObject({ status: 400, code: '10000001' });
    expect(await create({ nickname: '１３８１２３４５６７' })).toMatchObject({
      status: 400,
      code: '10000001',
    });
  });

  it('keeps no key in the database', async () => {
    const { shareKey } = await made();
    const stored = await backend.services.db.select().from(reportShares);
    expect(JSON.stringify(stored)).not.toContain(shareKey);
  });

  it('counts who looks, but for the parent', async () => {
    const { shareKey } = await made();
    await Promise.all([look(shareKey), look(shareKey), look(shareKey)]);
    await look(shareKey, { isOwn: 1 });
    expect(await list()).toMatchObject([{ views: 3 }]);
  });

  it('ends after its days, and says so', async () => {
    const { shareKey } = await made();
    backend.clock.pass(SHARE_DAYS * DAY - MINUTE);
    expect(await look(shareKey)).toMatchObject({ code: '200' });
    backend.clock.pass(MINUTE);
    expect(await look(shareKey)).toMatchObject({ status: 200, code: '30003001', data: null });
  });

  it('is taken back at once and permanently, by its parent alone', async () => {
    const { id, shareKey } = await made();
    const other = await buildParent(backend, anOfficialParent());
    expect(await revoke(id, other)).toMatchObject({ code: '10000002' });
    expect(await look(shareKey)).toMatchObject({ code: '200' });
    expect(await revoke(id)).toMatchObject({ code: '200' });
    expect(await revoke(id)).toMatchObject({ code: '200' });
    expect(await look(shareKey)).toMatchObject({ status: 200, code: '30003002', data: null });
    expect(await list()).toEqual([]);
  });

  it("of another parent's report is refused", async () => {
    const other = await buildParent(backend, anOfficialParent());
    expect(await create({}, other)).toMatchObject({ code: '10000002' });
    expect(await create({ reportId: undefined })).toMatchObject({ code: '10000002' });
    expect(await list(other)).toEqual([]);
  });

  it('goes with its report, and needs a login to be made, listed and taken back', async () => {
    const { id } = await made();
    const guest = { ...parent, visitor: new Visitor(backend) };
    expect(await create({}, guest)).toMatchObject({ status: 401 });
    expect(await guest.visitor.ask('listShares')).toMatchObject({ status: 401 });
    expect(await revoke(id, guest)).toMatchObject({ status: 401 });
  });

  it('is removed thirty days after its end', async () => {
    const { shareKey } = await made();
    const { db, clock } = backend.services;
    backend.clock.pass((SHARE_DAYS + 29) * DAY);
    await sweepShares(db, clock.now());
    expect(await look(shareKey)).toMatchObject({ code: '30003001' });
    backend.clock.pass(2 * DAY);
    await sweepShares(db, clock.now());
    expect(await look(shareKey)).toMatchObject({ code: '10000002' });
  });
});

describe('The shares of a parent', () => {
  it('are the open ones, the newest first, with what they show', async () => {
    await made();
    backend.clock.pass(MINUTE);
    await made({ of: 'plan' });
    expect(await list()).toMatchObject([
      { of: 'plan', title: '本周学习计划', shownName: '豆豆', views: 0 },
      { of: 'report', title: `${CHILD}的10月学习报告` },
    ]);
  });

  it('are bounded, however many are made at once, and the refusal names the oldest', async () => {
    const answers = await Promise.all(Array.from({ length: SHARES_AT_ONCE + 5 }, () => create()));
    expect(answers.filter(({ code }) => code === '200')).toHaveLength(SHARES_AT_ONCE);
    expect(await list()).toHaveLength(SHARES_AT_ONCE);
    const refused = await create();
    expect(refused).toMatchObject({ status: 200, code: '10000005' });
    expect(refused.message).toContain(`${CHILD}的10月学习报告`);
    const [newest] = await list();
    await revoke(newest?.id ?? 0);
    expect(await create()).toMatchObject({ code: '200' });
  });
});

describe('Sharing and taking back on and on', () => {
  it('leaves the last fifty behind', async () => {
    const keys: string[] = [];
    for (let round = 0; round < 53; round += 1) {
      const { id, shareKey } = await made({ of: 'plan' });
      await revoke(id);
      keys.push(shareKey);
    }
    const codes = [];
    for (const key of keys) codes.push((await look(key)).code);
    // Revoked shares beyond fifty are deleted before each insert; the last one was revoked after that.
    expect(codes.filter((code) => code === '10000002')).toHaveLength(2);
    expect(codes.slice(2).every((code) => code === '30003002')).toBe(true);
  });
});

describe('A key that opens nothing', () => {
  it.each(['x', 'A'.repeat(22), '../../etc/passwd', '%00', "' or 1=1 --", '豆'.repeat(64)])(
    'is unknown: %p',
    async (shareKey) => {
      backend.clock.pass(DAY);
      expect(await look(shareKey)).toMatchObject({ status: 200, code: '10000002', data: null });
    },
  );

  it('is not guessed on and on from one address, which its minutes end', async () => {
    backend.clock.pass(2 * DAY);
    const { shareKey } = await made();
    for (let guess = 0; guess < 30; guess += 1) await look(`guess-${guess}`);
    expect(await look('one more')).toMatchObject({ status: 429 });
    expect(await look(shareKey)).toMatchObject({ status: 429 });
    backend.clock.pass(10 * MINUTE);
    expect(await look(shareKey)).toMatchObject({ code: '200' });
  });
});
