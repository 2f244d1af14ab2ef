/** An exchange that waits, how it ends, and what its parent has of it. */
import { and, eq } from 'drizzle-orm';
import type { Exchange } from '../../../src/contract/orders/schema';
import { ExchangeCurrency, ExchangeState } from '../../../src/contract/orders/values';
import { RewardReason } from '../../../src/contract/rewards/values';
import { ExchangeEnd, StaffRole } from '../../../src/contract/staff/values';
import type { StraightGifts } from '../../../src/contract/straight/schema';
import { addresses } from '../../../server/domains/addresses/tables';
import { balanceOf } from '../../../server/domains/rewards/ledger';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { MINUTE } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { aGift } from '../../builders/straight';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let support: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  support = await aColleague(backend, StaffRole.support);
  const child = { kidName: '小雨', starNum: 100, peaCoinNum: 500 };
  parent = await buildParent(backend, anOfficialParent().withChild(child).withAddress());
});

const db = () => backend.services.db;
let submissions = 0;

/** By the parent's own call; its id. */
async function exchanged(gift: Parameters<typeof aGift>[1] = {}): Promise<number> {
  const { cost, id: giftId } = await aGift({ db: db() }, { isSent: true, mostEach: 1, ...gift });
  const [address] = await db().select().from(addresses).where(eq(addresses.userId, parent.userId));
  submissions += 1;
  const submissionId = `abcdef0123456789-${submissions}`;
  const asked = { giftId, cost, addressId: address?.id ?? 0, submissionId };
  return (await parent.visitor.ask('exchangeGift', asked)).data.exchangeId as number;
}
const waiting = async () =>
  (await support.ask('listWaitingExchanges', { page: 1, limit: 100 })).data.filter(
    ({ userId }) => userId === parent.userId,
  );
const end = (exchangeId: number, more: object = {}) =>
  support.ask('endExchange', { exchangeId, end: ExchangeEnd.sent, code: '', note: '', ...more });
const cancel = (exchangeId: number) => end(exchangeId, { end: ExchangeEnd.cancelled, note: '库存不足' });
const seen = async () => {
  const { data } = await parent.visitor.ask('listExchanges', { page: 1, limit: 10 });
  return data as unknown as readonly Exchange[];
};
const newest = async () => (await parent.visitor.ask('getMessages', { page: 1, limit: 1 })).data;

describe('An exchange', () => {
  it('waits, longest first, until its parcel is sent; the parent has the number', async () => {
    const first = await exchanged();
    backend.clock.pass(MINUTE);
    const second = await exchanged();
    expect((await waiting()).map(({ exchangeId }) => exchangeId)).toEqual([first, second]);
    expect((await end(first, { note: ' 顺丰速运 SF1029 ' })).status).toBe(200);
    expect((await waiting()).map(({ exchangeId }) => exchangeId)).toEqual([second]);
    expect((await seen()).find(({ exchangeId }) => exchangeId === first)).toMatchObject({
      ...{ state: ExchangeState.sent, note: '顺丰速运 SF1029', code: '' },
    });
    expect(await newest()).toMatchObject([
      { title: '礼品寄出啦', summary: expect.stringContaining('SF1029') },
    ]);
  });

  it('shows its address with the phone masked, and the phone for a reason alone', async () => {
    const exchangeId = await exchanged();
    const { data } = await support.ask('getExchange', { exchangeId });
    expect(data).toMatchObject({
      ...{ childName: '小雨', title: '豌豆书签', cost: 20, currency: ExchangeCurrency.star },
      receiver: { name: '陈女士', phoneMask: '139****5678', address: expect.stringContaining('中关村') },
    });
    expect(JSON.stringify(data)).not.toContain('13912345678');
    const ask = (reason: string) => support.ask('showReceiverPhone', { exchangeId, reason });
    expect((await ask(' ')).field).toBe('reason');
    expect((await ask('填写快递单')).data).toEqual({ phone: '13912345678' });
    const chief = await aColleague(backend, StaffRole.administrator);
    const audit = await chief.ask('listAudit', { page: 1, limit: 10, userId: parent.userId });
    expect(audit.data).toMatchObject([
      { action: 'showReceiverPhone', name: support.name, detail: { exchangeId, reason: '填写快递单' } },
      { action: 'getExchange', detail: { exchangeId } },
    ]);
    expect(JSON.stringify(audit.data)).not.toContain('13912345678');
  });

  it('ends with a code instead of a parcel', async () => {
    const exchangeId = await exchanged();
    const code = { end: ExchangeEnd.code, code: 'WD7K-29QM' };
    expect((await end(exchangeId, { ...code, code: ' ' })).field).toBe('code');
    await end(exchangeId, { ...code, note: '在商城使用' });
    expect(await seen()).toMatchObject([
      { state: ExchangeState.done, code: 'WD7K-29QM', note: '在商城使用' },
    ]);
    expect(await newest()).toMatchObject([{ summary: expect.stringContaining('WD7K-29QM') }]);
  });

  it('that is cancelled gives back what it cost, once, and the child may exchange again', async () => {
    const exchangeId = await exchanged({ cost: 300, currency: ExchangeCurrency.peaCoin });
    expect(await balanceOf(db(), parent.userId)).toEqual({ stars: 100, peaCoins: 200 });
    expect((await end(exchangeId, { end: ExchangeEnd.cancelled })).field).toBe('note');
    const answers = await Promise.all([cancel(exchangeId), cancel(exchangeId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await end(exchangeId)).status).toBe(409);
    expect(await seen()).toMatchObject([
      { state: ExchangeState.calledOff, note: '库存不足，300豌豆币已退回' },
    ]);
    expect(await balanceOf(db(), parent.userId)).toEqual({ stars: 100, peaCoins: 500 });
    const returned = and(
      eq(rewardLedger.userId, parent.userId),
      eq(rewardLedger.reason, RewardReason.exchangeReturned),
    );
    expect(await db().$count(rewardLedger, returned)).toBe(1);
    expect(await newest()).toMatchObject([
      { title: '兑换已取消', summary: expect.stringContaining('300豌豆币已退回') },
    ]);
    const { data } = await parent.visitor.ask('listStraightGifts');
    const { gifts } = data as unknown as StraightGifts;
    expect(gifts.filter(({ cost }) => cost === 300)).toMatchObject([{ left: 1, stock: 4 }]);
  });

  it('is support’s alone', async () => {
    const exchangeId = await exchanged();
    const editor = await aColleague(backend, StaffRole.editor);
    expect((await editor.ask('getExchange', { exchangeId })).status).toBe(403);
    expect((await editor.ask('listWaitingExchanges', { page: 1, limit: 1 })).status).toBe(403);
    expect((await support.ask('getExchange', { exchangeId: 99_999_999 })).status).toBe(404);
  });
});
