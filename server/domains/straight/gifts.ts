/** Gifts for stars and pea coins. Exchanges are the shop's: parents find them under /myExchange. */
import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm';
import { regionText } from '../../../src/contract/addresses/values';
import { ExchangeState } from '../../../src/contract/orders/values';
import { RewardReason } from '../../../src/contract/rewards/values';
import { STRAIGHT_CODE } from '../../../src/contract/straight/values';
import { addresses } from '../addresses/tables';
import { atMost } from '../../core/at-most';
import type { Db } from '../../core/db/types';
import { pictureUrl } from '../../core/http/file-url';
import {
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type HandlersOf,
} from '../../core/http/handler';
import { exchanges, straightGifts } from '../orders/tables';
import type { Random } from '../../core/random';
import { add, balanceOf } from '../rewards/ledger';
import { KIND_OF } from './exchanges';
import { GIFT_NOTES, STRAIGHT_MESSAGES } from './messages';
import { ownAddresses } from '../addresses/policies';
import { ownExchanges } from '../orders/policies';
import { orNotFound } from '../../core/http/policy';
import { isShownGift } from './policies';

/** Per instance. */
const EXCHANGES_AT_ONCE = 3;

type Gift = typeof straightGifts.$inferSelect;

/** A cancelled one leaves the child free to exchange again. */
const isHad = ne(exchanges.state, ExchangeState.calledOff);

export const giftHandlers: HandlersOf<'listStraightGifts' | 'exchangeGift'> = {
  async listStraightGifts(_request, context) {
    const { db } = context;
    const { userId } = requireSession(context);
    const had = db
      .select({ giftId: exchanges.giftId, times: count().as('times') })
      .from(exchanges)
      .where(and(ownExchanges(userId), isHad))
      .groupBy(exchanges.giftId)
      .as('had');
    const { id, title, words, picture, currency, cost, stock, mostEach, isSent } = straightGifts;
    const times = sql<number>`coalesce(${had.times}, 0)`.mapWith(Number);
    const rows = await db
      .select({ id, title, words, picture, currency, cost, stock, mostEach, isSent, times })
      .from(straightGifts)
      .leftJoin(had, eq(had.giftId, id))
      .where(eq(straightGifts.isShown, true))
      .orderBy(asc(straightGifts.place), asc(id))
      .limit(50);
    const gifts = rows.map(({ mostEach: most, times: got, ...gift }) => ({
      ...gift,
      picture: pictureUrl(context, gift.picture),
      left: Math.max(0, most - got),
    }));
    return { balance: await balanceOf(db, userId), gifts };
  },

  async exchangeGift(request, context) {
    const { db } = context;
    const { userId } = requireSession(context);
    const exchangeId = await limited(async () => {
      const gift = await shownGift(db, request.giftId);
      const known = await earlier(db, userId, request.submissionId);
      if (known !== undefined) return known;
      if (gift.stock === 0) refuse(STRAIGHT_CODE.soldOut, STRAIGHT_MESSAGES.soldOut);
      const wanted = { ...request, gift, userId };
      return db.transaction((tx) => exchange({ ...context, db: tx }, wanted));
    });
    return { exchangeId, balance: await balanceOf(db, userId) };
  },
};

/**
 * If a whole school wants the same gift, requests queue here instead of for a database connection, which would time
 * out; once it is sold out the queued ones are refused at once. Only the database decides who gets it.
 */
const limited = atMost(EXCHANGES_AT_ONCE);

interface Wanted {
  readonly userId: number;
  readonly gift: Gift;
  readonly cost: number;
  readonly addressId: number;
  readonly submissionId: string;
}

/** One transaction. Stock is updated last, so that its contended row is locked only briefly. */
async function exchange({ db, clock, random }: CallContext, wanted: Wanted): Promise<number> {
  const { userId, gift } = wanted;
  const [made] = await db
    .insert(exchanges)
    .values({
      ...{ userId, giftId: gift.id, submissionId: wanted.submissionId },
      ...{ title: gift.title, picture: gift.picture, currency: gift.currency, cost: gift.cost },
      ...{ state: gift.isSent ? ExchangeState.waiting : ExchangeState.done, exchangedAt: clock.now() },
      ...{ note: gift.isSent ? GIFT_NOTES.sent : GIFT_NOTES.code, code: gift.isSent ? '' : codeOf(random) },
    })
    .onConflictDoNothing()
    .returning({ id: exchanges.id });
  if (made === undefined) return (await earlier(db, userId, wanted.submissionId)) ?? 0;
  if (gift.cost !== wanted.cost) refuse(STRAIGHT_CODE.priceChanged, STRAIGHT_MESSAGES.priceChanged);
  if (gift.isSent) {
    const receiver = await receiverOf(db, userId, wanted.addressId);
    await db.update(exchanges).set(receiver).where(eq(exchanges.id, made.id));
  }
  const entry = { userId, kind: KIND_OF[gift.currency], amount: -gift.cost };
  await add(db, clock, { ...entry, reason: RewardReason.exchange, ref: `gift:${made.id}` });
  // Spending has locked the child's row, so concurrent exchanges wait and count this one.
  if ((await hadOf(db, userId, gift.id)) > gift.mostEach) {
    refuse(STRAIGHT_CODE.tooMany, STRAIGHT_MESSAGES.tooMany);
  }
  const taken = await db
    .update(straightGifts)
    .set({ stock: sql`${straightGifts.stock} - 1` })
    .where(and(eq(straightGifts.id, gift.id), gt(straightGifts.stock, 0)))
    .returning({ id: straightGifts.id });
  if (taken.length === 0) refuse(STRAIGHT_CODE.soldOut, STRAIGHT_MESSAGES.soldOut);
  return made.id;
}

function refuse(code: string, message: string): never {
  throw new BusinessError(code, message);
}

async function shownGift(db: Db, giftId: number): Promise<Gift> {
  const [gift] = await db.select().from(straightGifts).where(eq(straightGifts.id, giftId));
  return orNotFound(gift, STRAIGHT_MESSAGES.noGift, isShownGift);
}

/** A retry of the same submission. */
async function earlier(db: Db, userId: number, submissionId: string): Promise<number | undefined> {
  const [before] = await db
    .select({ id: exchanges.id })
    .from(exchanges)
    .where(and(ownExchanges(userId), eq(exchanges.submissionId, submissionId)));
  return before?.id;
}

async function hadOf(db: Db, userId: number, giftId: number): Promise<number> {
  const [had] = await db
    .select({ times: count() })
    .from(exchanges)
    .where(and(ownExchanges(userId), eq(exchanges.giftId, giftId), isHad));
  return had?.times ?? 0;
}

/** A snapshot with the phone encrypted and masked: later changes of the address do not affect the parcel. */
async function receiverOf(db: Db, userId: number, addressId: number) {
  const [own] = await db
    .select()
    .from(addresses)
    .where(and(ownAddresses(userId), eq(addresses.id, addressId)));
  const address = orNotFound(own, () => badInput('addressId', STRAIGHT_MESSAGES.address));
  return {
    receiverName: address.receiverName,
    receiverPhoneCipher: address.phoneCipher,
    receiverPhoneMask: address.phoneMask,
    receiverAddress: `${regionText(address)} ${address.detail}`,
  };
}

/** Without ambiguous characters. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const codeOf = (random: Random): string =>
  Array.from({ length: CODE_LENGTH }, () => SIGNS[random.int(0, SIGNS.length - 1)] ?? '').join('');
