/** Children and their parents' accounts from the operator's files. An account has one child. */
import { Type, type Static } from '@sinclair/typebox';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AuditionStatus, ParentRelation, StudentStatus } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import type { Db } from '../../core/db/types';
import { dayField, externalId, nameIn, phoneField, textField } from '../../core/import/fields';
import {
  importOf,
  type ImportServices,
  type ReadLine,
  type Wrong,
  type WrittenLine,
} from '../../core/import/kind';
import { importIds } from '../../core/import/tables';
import { inBatches, upsertRows } from '../../core/import/upsert';
import type { Keys } from '../../core/keys';
import { lookupOf, maskPhone, otherLookupsOf, readPhone, sealPhone, type Phone } from './phone';
import { accounts, students } from './tables';

const KIND = 'children';

const Child = Type.Object({
  id: externalId,
  phone: phoneField,
  areaCode: Type.Optional(Type.String({ pattern: String.raw`^\d{1,4}$` })),
  name: textField,
  status: Type.Optional(nameIn(StudentStatus)),
  sex: Type.Optional(nameIn(KidSex)),
  bornOn: Type.Optional(dayField),
  step: Type.Optional(textField),
  parentName: Type.Optional(textField),
  relation: Type.Optional(nameIn(ParentRelation)),
});
type Child = Static<typeof Child>;

const phoneIn = ({ areaCode = '86', phone }: Child): Phone | null => readPhone(areaCode, phone);

interface Family {
  readonly accountId: number;
  readonly userId: number;
}

/** By every hash under which the phone may be stored. */
async function familiesByLookup(db: Db, lookups: readonly string[]): Promise<Map<string, Family>> {
  const found = new Map<string, Family>();
  for (const batch of inBatches(lookups)) {
    const rows = await db
      .select({ lookup: accounts.phoneLookup, accountId: accounts.id, userId: students.userId })
      .from(accounts)
      .innerJoin(students, eq(students.accountId, accounts.id))
      .where(inArray(accounts.phoneLookup, [...batch]));
    rows.forEach(({ lookup, ...family }) => found.set(lookup, family));
  }
  return found;
}

const lookupsOf = (keys: Keys, phone: Phone): string[] => [
  lookupOf(keys, phone),
  ...otherLookupsOf(keys, phone),
];

const familyOf = (families: ReadonlyMap<string, Family>, keys: Keys, phone: Phone): Family | undefined =>
  lookupsOf(keys, phone).flatMap((lookup) => families.get(lookup) ?? [])[0];

/** Children that came by an import. */
async function importedChildren(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.select({ own: importIds.ownId }).from(importIds).where(eq(importIds.kind, KIND));
  return new Set(rows.map(({ own }) => own));
}

async function check({ db, keys }: ImportServices, lines: readonly ReadLine<Child>[]): Promise<Wrong[]> {
  const field = 'phone';
  const wrong: Wrong[] = [];
  const lineOf = new Map<string, number>();
  const phones = new Map<number, Phone>();
  for (const { line, row } of lines) {
    const phone = phoneIn(row);
    if (phone === null) {
      wrong.push({ line, field, sentence: 'is no phone number' });
      continue;
    }
    const lookup = lookupOf(keys, phone);
    const earlier = lineOf.get(lookup);
    if (earlier === undefined) lineOf.set(lookup, line);
    else
      wrong.push({
        line,
        field,
        sentence: `${maskPhone(phone)} is also in line ${earlier}: an account has one child`,
      });
    phones.set(line, phone);
  }
  const families = await familiesByLookup(
    db,
    [...phones.values()].flatMap((phone) => lookupsOf(keys, phone)),
  );
  const imported = await importedChildren(db);
  for (const { line, own } of lines) {
    const phone = phones.get(line);
    const family = phone && familyOf(families, keys, phone);
    if (phone === undefined || family === undefined || family.userId === own) continue;
    // Who registered before the import is taken over; who belongs to another line is not.
    if (own !== null || imported.has(family.userId))
      wrong.push({ line, field, sentence: `${maskPhone(phone)} is the number of another child's account` });
  }
  return wrong;
}

const studentOf = ({ name, status, sex, bornOn, step, parentName, relation }: Child) => ({
  kidName: name,
  studentStatus: StudentStatus[status ?? 'official'],
  studentAuditionStatusEnums: [
    { status: status === 'unofficial' ? AuditionStatus.notYet : AuditionStatus.done },
  ],
  kidBornTime: bornOn,
  ...(sex !== undefined && { kidSex: KidSex[sex] }),
  ...(step !== undefined && { step }),
  ...(parentName !== undefined && { parentName }),
  ...(relation !== undefined && { parentStatus: ParentRelation[relation], relationGiven: true }),
});

const accountOf = (keys: Keys, phone: Phone) => ({
  phoneLookup: lookupOf(keys, phone),
  phoneCipher: sealPhone(keys, phone),
  phoneMask: maskPhone(phone),
  areaCode: phone.areaCode,
});

type NewAccount = ReturnType<typeof accountOf>;

/** Returns the account of each phone, by its hash. */
async function openAccounts(
  tx: Db,
  opened: readonly NewAccount[],
  createdAt: Date,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const batch of inBatches(opened)) {
    const rows = await tx
      .insert(accounts)
      .values(batch.map((account) => ({ ...account, createdAt })))
      .returning({ id: accounts.id, lookup: accounts.phoneLookup });
    rows.forEach(({ id, lookup }) => found.set(lookup, id));
  }
  return found;
}

/** The phone of a child that is known may have changed. */
async function keepPhone(tx: Db, userId: number, account: NewAccount): Promise<number> {
  const owner = tx.select({ id: students.accountId }).from(students).where(eq(students.userId, userId));
  await tx
    .update(accounts)
    .set(account)
    .where(and(inArray(accounts.id, owner), sql`${accounts.phoneLookup} <> ${account.phoneLookup}`));
  const [found] = await owner;
  if (found === undefined) throw new Error('A child was removed during the import');
  return found.id;
}

async function write(
  { db: tx, keys, clock }: ImportServices,
  lines: readonly WrittenLine<Child>[],
): Promise<number[]> {
  const given = lines.map(({ row, own }) => {
    const phone = phoneIn(row);
    if (phone === null) throw new Error('A phone was not checked');
    return { row, own, phone, account: accountOf(keys, phone) };
  });
  const families = await familiesByLookup(
    tx,
    given.flatMap(({ phone }) => lookupsOf(keys, phone)),
  );
  const all = given.map((each) => ({
    ...each,
    own: each.own ?? familyOf(families, keys, each.phone)?.userId ?? null,
  }));
  const opened = await openAccounts(
    tx,
    all.flatMap(({ own, account }) => (own === null ? [account] : [])),
    clock.now(),
  );
  const rows = [];
  for (const { row, own, account } of all) {
    const accountId = own === null ? opened.get(account.phoneLookup) : await keepPhone(tx, own, account);
    rows.push({ own, values: { ...studentOf(row), accountId } });
  }
  return upsertRows(tx, students.userId, rows);
}

export const accountImports = [
  importOf({ kind: KIND, schema: Child, target: students.userId, check, write }),
];
