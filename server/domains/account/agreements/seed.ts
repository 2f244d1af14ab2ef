/** The documents shipped with the product. An operator adds its own versions as further rows. */
import type { Db } from '../../../core/db/types';
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

/** Changes whenever a document has a new version; that version is then stored beside the old ones. */
export const agreementsEdition = (): string =>
  DOCUMENTS.map(({ type, version }) => `${type}-${version}`).join(',');

export async function seedAgreements(db: Db): Promise<void> {
  await db
    .insert(agreements)
    .values(DOCUMENTS.map((document) => ({ ...document, sections: [...document.sections] })))
    .onConflictDoNothing();
}
