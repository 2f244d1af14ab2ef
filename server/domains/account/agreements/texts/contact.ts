import type { Company } from '../../../../core/company';
import type { AgreementDocument } from '../document';

/** Stand for what the operator's settings say. */
export const OPERATOR = '{company}';
export const PRIVACY_MAIL = '{privacyMail}';
export const CHILDREN_MAIL = '{childrenMail}';
export const CONTACT = '“我的—在线咨询”或“我的—意见反馈”';
/** Days within which requests about personal data are answered. */
export const ANSWER_DAYS = 15;

/** The document in the operator's name. */
export function signedBy(
  document: AgreementDocument,
  { name, privacyMail, childrenMail }: Company,
): AgreementDocument {
  const filled = [
    [OPERATOR, name],
    [PRIVACY_MAIL, privacyMail],
    [CHILDREN_MAIL, childrenMail],
  ].reduce(
    (text, [place = '', value = '']) => text.replaceAll(place, () => JSON.stringify(value).slice(1, -1)),
    JSON.stringify(document),
  );
  return JSON.parse(filled) as AgreementDocument;
}
