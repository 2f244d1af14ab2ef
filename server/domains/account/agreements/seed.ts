/** The documents shipped with the product. An operator adds its own versions as further rows. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Company } from '../../../core/company';
import type { Db } from '../../../core/db/types';
import { filledIn } from '../../../core/facts';
import type { AgreementDocument } from './document';
import { agreements } from './tables';
import { cancellationAgreement } from './texts/cancellation';
import { userChildrenPrivacy } from './texts/children';
import { userPrivacy } from './texts/privacy';
import { userAgreement } from './texts/user';

const DOCUMENTS: readonly AgreementDocument[] = [
  userAgreement,
  userPrivacy,
  userChildrenPrivacy,
  cancellationAgreement,
];

type Signer = Omit<Company, 'isDemo'>;

const documentsOf = ({ name, privacyMail, childrenMail }: Signer): readonly AgreementDocument[] =>
  filledIn(DOCUMENTS, { company: name, privacyMail, childrenMail });

/** Changes with every version, and with every corrected word or name. */
export const agreementsEdition = (company: Signer): string =>
  createHash('sha256')
    .update(JSON.stringify(documentsOf(company)))
    .digest('hex');

/** A new version is stored beside the old ones and needs new consent; other words in the same version are a correction and need none. What the operator wrote stays. */
export async function seedAgreements(db: Db, company: Signer): Promise<void> {
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
    .onConflictDoUpdate({
      target: [agreements.type, agreements.version],
      set: corrected,
      setWhere: eq(agreements.isOperators, false),
    });
}
