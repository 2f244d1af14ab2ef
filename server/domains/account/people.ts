/** Parents, as staff find them: with the masked phone. */
import { eq, type SQL } from 'drizzle-orm';
import { badInput, type CallContext } from '../../core/http/handler';
import type { Db } from '../../core/db/types';
import { ACCOUNT_MESSAGES } from './messages';
import { openPhone, readPhone } from './phone';
import { findAccount } from './register';
import { accounts, students } from './tables';

export const personColumns = {
  ...{ accountId: accounts.id, phoneMask: accounts.phoneMask, areaCode: accounts.areaCode },
  ...{ phoneLookup: accounts.phoneLookup, registeredAt: accounts.createdAt },
  ...{ userId: students.userId, kidName: students.kidName, parentName: students.parentName },
  studentStatus: students.studentStatus,
};

const personWhere = async (db: Db, which: SQL) => {
  const [person] = await db
    .select(personColumns)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(which);
  return person;
};

export const personOf = (db: Db, userId: number) => personWhere(db, eq(students.userId, userId));

export type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>;

type Services = Pick<CallContext, 'db' | 'config'>;

/** In any spelling; undefined: no account has it. */
export async function personWithPhone({ db, config: { keys } }: Services, areaCode: string, text: string) {
  const phone = readPhone(areaCode, text);
  if (phone === null) throw badInput('phone', ACCOUNT_MESSAGES.phoneInvalid);
  const account = await findAccount(db, keys, phone);
  return account === null ? undefined : personWhere(db, eq(accounts.id, account.id));
}

export async function wholePhoneOf({ db, config: { keys } }: Services, { accountId }: Person) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) throw new Error('An account is gone while it is read');
  return { areaCode: account.areaCode, phone: openPhone(keys, account.phoneCipher) };
}
