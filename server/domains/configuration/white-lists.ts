/** User id lists inside the operator's configuration, such as early access to a feature. */
import { eq, sql } from 'drizzle-orm';
import { configurations } from './tables';
import type { Db } from '../../core/db/types';

/** Names of members that hold user ids; other numbers may equal a user id by coincidence. */
const LISTS_USERS = /list|users?/i;

export async function leaveWhiteLists(tx: Db, userId: number): Promise<void> {
  const named = await tx
    .select()
    .from(configurations)
    .where(sql`${configurations.value}::text LIKE ${`%${userId}%`}`);
  for (const { name, value } of named) {
    await tx
      .update(configurations)
      .set({ value: without(value, userId, LISTS_USERS.test(name)) })
      .where(eq(configurations.name, name));
  }
}

function without(value: unknown, userId: number, isListOfUsers: boolean): unknown {
  if (Array.isArray(value)) {
    const kept: readonly unknown[] = isListOfUsers ? value.filter((item) => !isUser(item, userId)) : value;
    return kept.map((item) => without(item, userId, isListOfUsers));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, without(inner, userId, LISTS_USERS.test(key))]),
  );
}

const isUser = (item: unknown, userId: number): boolean =>
  (typeof item === 'number' || typeof item === 'string') && String(item) === String(userId);
