/** The documents shipped with the product. An operator adds its own versions as further rows. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Company } from '../../../core/company';
import type { Db } from '../../../core/db/types';
import type { AgreementDocument } from './document';
import { agreements } from './tables';
import { cancellationAgreement } from './texts/cancellation';
import { userChildrenPrivacy } from './texts/children';
import { signedBy } from './texts/contact';
import { userPrivacy } from './texts/privacy';
import { userAgreement } from './texts/user';

const DOCUMENTS: readonly AgreementDocument[] = [
  userAgreement,
  userPrivacy,
  userChildrenPrivacy,
  cancellationAgreement,
];

const documentsOf = (company: Company): readonly AgreementDocument[] =>
  DOCUMENTS.map((document) => signedBy(document, company));

/** Changes with every version, and with every corrected word or name. */
export const agreementsEdition = (company: Company): string =>
  createHash('sha256')
    .update(JSON.stringify(documentsOf(company)))
    .digest('hex');

/** A new version is stored beside the old ones and asks for consent; the same version with other words is a correction, which asks nobody. */
export async function seedAgreements(db: Db, company: Company): Promise<void> {
  const { title, changedOn, effectiveOn, intro, sections } = agreements;
  const corrected = Object.fromEntries(
    Object.entries({ title, changedOn, effectiveOn, intro, sections }).map(([field, { name }]) => [
      field,
      sql.raw(`excluded.${name}`),
    ]),
  );
  await db
    .insert(agreements)
    .values(documentsOf(company).map((document) => ({ ...document, sections: [...document.sections] })))
    .onConflictDoUpdate({ target: [agreements.type, agreements.version], set: corrected });
}
