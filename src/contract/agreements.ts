/** Documents that a parent agrees to or may read. Their names on the wire are not shown in the specification (assumed). */
import type { ValueOf } from './enums';

/** The first three are also the names of their routes; `/protocol` shows any of them by its query `type`. */
export const AgreementType = {
  user: 'userAgreement',
  privacy: 'userPrivacy',
  children: 'userChildrenPrivacy',
  cancellation: 'cancellation',
} as const;
export type AgreementType = ValueOf<typeof AgreementType>;

/** What a login agrees to. */
export const LOGIN_AGREEMENTS = [
  AgreementType.user,
  AgreementType.privacy,
  AgreementType.children,
] as const satisfies readonly AgreementType[];

export const isAgreementType = (value: string | undefined): value is AgreementType =>
  Object.values<string | undefined>(AgreementType).includes(value);
