import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { AddressOutcome, MAX_ADDRESSES } from '../../../src/contract/addresses/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { lockChild } from '../account/lock-child';
import type { Db } from '../../core/db/types';
import {
  BusinessError,
  requireSession,
  type CallContext,
  type Handler,
  type HandlersOf,
} from '../../core/http/handler';
import { addressColumns, phoneColumns, type AddressRow } from './address-columns';
import { ADDRESS_MESSAGES } from './messages';
import { addresses } from './tables';
import { placesBelow } from './regions/tree';
import { orNotFound } from '../../core/http/policy';
import { ownAddresses } from './policies';
import { toAddress } from './wire';

const listAddresses: Handler<'listAddresses'> = async (_request, context) => {
  const { userId } = requireSession(context);
  const rows = await context.db
    .select()
    .from(addresses)
    .where(ownAddresses(userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.changedAt), desc(addresses.id))
    .limit(MAX_ADDRESSES);
  return rows.map(toAddress);
};

const getAddress: Handler<'getAddress'> = async ({ addressId }, context) => {
  const { userId } = requireSession(context);
  return toAddress(existing(await own(context.db, userId, addressId)));
};

const addAddress: Handler<'addAddress'> = async (request, context) => {
  const { clock, config } = context;
  const { userId } = requireSession(context);
  const content = { ...addressColumns(request), ...phoneColumns(config.keys, request) };
  const addedBy = request.requestId ?? null;
  return oneAtATime(context, userId, async (tx) => {
    const [earlier] =
      addedBy === null
        ? []
        : await tx
            .select()
            .from(addresses)
            .where(and(ownAddresses(userId), eq(addresses.addedBy, addedBy)));
    if (earlier) return toAddress(earlier);
    const total = await tx.select({ total: count() }).from(addresses).where(ownAddresses(userId));
    const stored = total[0]?.total ?? 0;
    if (stored >= MAX_ADDRESSES) throw new BusinessError(BACKEND_CODE.conflict, ADDRESS_MESSAGES.full);
    // The first address becomes the default.
    const isDefault = request.isDefault || stored === 0;
    if (isDefault) await noDefault(tx, userId, 0);
    const row = { ...content, userId, isDefault, addedBy, changedAt: clock.now() };
    const [added] = await tx.insert(addresses).values(row).returning();
    return toAddress(existing(added));
  });
};

const updateAddress: Handler<'updateAddress'> = async (request, context) => {
  const { clock, config } = context;
  const { userId } = requireSession(context);
  const content = addressColumns(request);
  const phone = request.newPhone ? phoneColumns(config.keys, request.newPhone) : {};
  const { addressId, version, isDefault, requestId = null } = request;
  return oneAtATime(context, userId, async (tx) => {
    const stored = await own(tx, userId, addressId);
    if (stored === undefined) return { outcome: AddressOutcome.deleted, address: null };
    // Retry after a lost response: already applied.
    if (requestId !== null && stored.changedBy === requestId) return saved(stored);
    if (stored.version !== version) return { outcome: AddressOutcome.conflict, address: toAddress(stored) };
    if (isDefault) await noDefault(tx, userId, addressId);
    const [changed] = await tx
      .update(addresses)
      .set({
        ...content,
        ...phone,
        isDefault,
        version: version + 1,
        changedBy: requestId,
        changedAt: clock.now(),
      })
      .where(eq(addresses.id, addressId))
      .returning();
    return saved(existing(changed));
  });
};

const deleteAddress: Handler<'deleteAddress'> = async ({ addressId }, context) => {
  const { userId } = requireSession(context);
  return oneAtATime(context, userId, async (tx) => {
    await own(tx, userId, addressId);
    await tx.delete(addresses).where(and(ownAddresses(userId), eq(addresses.id, addressId)));
    return null;
  });
};

const setDefaultAddress: Handler<'setDefaultAddress'> = async ({ addressId }, context) => {
  const { userId } = requireSession(context);
  return oneAtATime(context, userId, async (tx) => {
    const stored = existing(await own(tx, userId, addressId));
    if (stored.isDefault) return null;
    await noDefault(tx, userId, addressId);
    await tx
      .update(addresses)
      .set({ isDefault: true, version: stored.version + 1, changedBy: null })
      .where(eq(addresses.id, addressId));
    return null;
  });
};

export const addressHandlers: HandlersOf<
  'listAddresses' | 'getAddress' | 'addAddress' | 'updateAddress' | 'deleteAddress' | 'setDefaultAddress'
> = { listAddresses, getAddress, addAddress, updateAddress, deleteAddress, setDefaultAddress };

/** Serialises one parent's writes, so that concurrent requests cannot exceed the limit or create two defaults. */
function oneAtATime<T>({ db }: CallContext, userId: number, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockChild(tx, userId);
    return work(tx);
  });
}

/** undefined if this parent has no such address. */
async function own(db: Db, userId: number, addressId: number): Promise<AddressRow | undefined> {
  const mine = and(ownAddresses(userId), eq(addresses.id, addressId));
  const [row] = await db.select().from(addresses).where(mine);
  return row;
}

const existing = (row: AddressRow | undefined): AddressRow => orNotFound(row, ADDRESS_MESSAGES.deleted);

/** Bumps the version of the former default, so that a concurrent edit of it gets a conflict. */
async function noDefault(tx: Db, userId: number, exceptId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false, version: sql`${addresses.version} + 1`, changedBy: null })
    .where(and(ownAddresses(userId), eq(addresses.isDefault, true), ne(addresses.id, exceptId)));
}

const saved = (row: AddressRow) => ({ outcome: AddressOutcome.saved, address: toAddress(row) });

export const regionHandlers: HandlersOf<'getRegionList'> = {
  getRegionList({ parentId }) {
    const places = placesBelow(parentId);
    return Promise.resolve(
      places.map(({ id, name, below }) => ({ regionId: id, name, isLast: below.length === 0 })),
    );
  },
};
