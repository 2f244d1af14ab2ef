import { eq } from 'drizzle-orm';
import type { Exchange } from '../../../src/contract/orders/schema';
import { ExchangeCurrency, ExchangeState } from '../../../src/contract/orders/values';
import type { StraightGifts } from '../../../src/contract/straight/schema';
import { STRAIGHT_CODE } from '../../../src/contract/straight/values';
import { addresses } from '../../../server/domains/addresses/tables';
import { exchanges, straightGifts } from '../../../server/domains/orders/tables';
import { balanceOf } from '../../../server/domains/rewards/ledger';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { anOfficialParent } from '../../builders/parent';
import { aGift } from '../../builders/straight';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type Parent } from '../support/people';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

jest.setTimeout(60_000);

const db = () => backend.services.db;
const rich = (starNum = 100) =>
  buildParent(backend, anOfficialParent().withChild({ starNum, peaCoinNum: 500 }).withAddress());
let submissions = 0;
const newSubmission = () => `abcdef0123456789-${(submissions += 1)}`;
type GiftRow = typeof straightGifts.$inferSelect;
const exchange = (of: Parent, { id, cost }: GiftRow, more = {}) =>
  of.visitor.ask('exchangeGift', { giftId: id, cost, addressId: 0, submissionId: newSubmission(), ...more });
const stockOf = async ({ id }: GiftRow) =>
  (await db().select().from(straightGifts).where(eq(straightGifts.id, id)))[0]?.stock;
const hadBy = ({ userId }: Parent) => db().select().from(exchanges).where(eq(exchanges.userId, userId));
const spentBy = async ({ userId }: Parent) =>
  (await db().select().from(rewardLedger).where(eq(rewardLedger.userId, userId))).filter(
    ({ reason }) => reason === 'exchange',
  );
const stars = async ({ userId }: Parent) => (await balanceOf(db(), userId)).stars;
const addressOf = async ({ userId }: Parent) =>
  (await db().select().from(addresses).where(eq(addresses.userId, userId)))[0]?.id ?? 0;

describe('A gift', () => {
  it('is paid with stars: one less in stock, in the log of the ledger, and under /myExchange', async () => {
    const one = await rich();
    const gift = await aGift({ db: db() });
    const answer = await exchange(one, gift);
    expect(answer).toMatchObject({ code: '00000000', data: { balance: { stars: 80, peaCoins: 500 } } });
    expect(await stockOf(gift)).toBe(4);
    expect(await spentBy(one)).toMatchObject([{ amount: -20, kind: 'star' }]);
    const listed = (await one.visitor.ask('listExchanges', { page: 1, limit: 10 })).data as unknown;
    const [row] = listed as readonly Exchange[];
    expect(row).toMatchObject({ title: '豌豆书签', cost: 20, currency: ExchangeCurrency.star });
    expect(row).toMatchObject({ state: ExchangeState.done, code: expect.stringMatching(/^[A-Z2-9]{10}$/) });
    const { gifts } = (await one.visitor.ask('listStraightGifts')).data as unknown as StraightGifts;
    expect(gifts.find(({ id }) => id === gift.id)).toMatchObject({ stock: 4, left: 0 });
  });

  it('costs pea coins where it says so', async () => {
    const one = await rich();
    const gift = await aGift({ db: db() }, { currency: ExchangeCurrency.peaCoin, cost: 300 });
    expect((await exchange(one, gift)).data).toMatchObject({ balance: { stars: 100, peaCoins: 200 } });
  });

  it('is one however often the same exchange arrives, at once or later', async () => {
    const one = await rich();
    const gift = await aGift({ db: db() }, { mostEach: 5 });
    const submissionId = newSubmission();
    const again = () => exchange(one, gift, { submissionId });
    const answers = await Promise.all([again(), again(), again()]);
    answers.push(await again());
    expect(new Set(answers.map(({ data }) => data.exchangeId)).size).toBe(1);
    expect([await stars(one), await stockOf(gift), (await hadBy(one)).length]).toEqual([80, 4, 1]);
  });

  it('is refused with too few stars, and nothing is taken', async () => {
    const one = await rich(19);
    const gift = await aGift({ db: db() });
    expect(await exchange(one, gift)).toMatchObject({ code: '10000005', message: '星星数量不足' });
    expect([await stars(one), await stockOf(gift), (await hadBy(one)).length]).toEqual([19, 5, 0]);
  });

  it('is refused when none is left, or at another price, and nothing is taken', async () => {
    const one = await rich();
    const soldOut = await aGift({ db: db() }, { stock: 0 });
    expect((await exchange(one, soldOut)).code).toBe(STRAIGHT_CODE.soldOut);
    const dearer = await aGift({ db: db() }, { cost: 30 });
    expect((await exchange(one, dearer, { cost: 20 })).code).toBe(STRAIGHT_CODE.priceChanged);
    const hidden = await aGift({ db: db() }, { isShown: false });
    expect((await exchange(one, hidden)).code).toBe('10000002');
    expect([await stars(one), (await hadBy(one)).length]).toEqual([100, 0]);
  });

  it('is given as often as a child may, at once or one after the other', async () => {
    const one = await rich();
    const gift = await aGift({ db: db() }, { mostEach: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(one, gift)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual(['00000000', '00000000', STRAIGHT_CODE.tooMany, STRAIGHT_CODE.tooMany]);
    expect([await stars(one), await stockOf(gift)]).toEqual([60, 3]);
  });

  it('that is sent needs an address of this parent, and keeps it as it was', async () => {
    const one = await rich();
    const other = await rich();
    const gift = await aGift({ db: db() }, { isSent: true });
    for (const addressId of [0, await addressOf(other)]) {
      expect(await exchange(one, gift, { addressId })).toMatchObject({
        status: 400,
        body: { field: 'addressId' },
      });
    }
    expect([await stars(one), await stockOf(gift)]).toEqual([100, 5]);
    await exchange(one, gift, { addressId: await addressOf(one) });
    await db().delete(addresses).where(eq(addresses.userId, one.userId));
    const [row] = await hadBy(one);
    expect(row).toMatchObject({
      ...{ state: ExchangeState.waiting, code: '', receiverName: '陈女士', receiverPhoneMask: '139****5678' },
      receiverAddress: expect.stringContaining('中关村大街1号'),
    });
    expect(JSON.stringify(row)).not.toContain('13912345678');
    const listed = await one.visitor.ask('listExchanges', { page: 1, limit: 10 });
    expect(JSON.stringify(listed.data)).not.toContain('陈女士');
  });
});

describe('The last gift', () => {
  it('is given once, to one of 500 who ask at once, and no other pays', async () => {
    const PARENTS = 500;
    const gift = await aGift({ db: db() }, { stock: 1 });
    const parents = await Promise.all(
      Array.from({ length: 25 }, () =>
        buildParent(backend, anOfficialParent().withChild({ starNum: 4_000 })),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: PARENTS }, (_, index) => {
        const one = parents[index % parents.length];
        if (one === undefined) throw new Error('No parent');
        return exchange(one, gift);
      }),
    );
    const codes = answers.map(({ code }) => code);
    const broken = answers.filter(({ status }) => status >= 500).map(({ body }) => body);
    expect(broken).toEqual([]);
    expect(codes.filter((code) => code === '00000000')).toHaveLength(1);
    const refusals = new Set(codes.filter((code) => code !== '00000000'));
    expect([...refusals].filter((code) => code !== STRAIGHT_CODE.tooMany)).toEqual([STRAIGHT_CODE.soldOut]);
    expect(await stockOf(gift)).toBe(0);
    const left = await Promise.all(parents.map(stars));
    expect(left.filter((some) => some === 4_000)).toHaveLength(parents.length - 1);
    const rows = await db().select().from(exchanges).where(eq(exchanges.giftId, gift.id));
    expect(rows).toHaveLength(1);
  });

  it('and the last star are not spent twice by a child that exchanges two gifts at once', async () => {
    const one = await rich(20);
    const gifts = await Promise.all([aGift({ db: db() }), aGift({ db: db() })]);
    const answers = await Promise.all(gifts.map((gift) => exchange(one, gift)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000000', '10000005']);
    expect(await stars(one)).toBe(0);
  });
});

describe('A strategy', () => {
  it('that there is not is not found', async () => {
    const one = await rich();
    expect(await one.visitor.ask('getStrategy', { id: 999_999 })).toMatchObject({ code: '10000002' });
    expect((await one.visitor.ask('listStrategies')).data).toEqual([]);
  });
});
