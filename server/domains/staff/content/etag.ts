/** Two editors do not overwrite each other: only what was read as it is now can be saved. */
import { createHash } from 'node:crypto';
import { STAFF_CODE } from '../../../../src/contract/staff/values';
import { BusinessError } from '../../../core/http/handler';
import { STAFF_MESSAGES } from '../messages';

const LENGTH = 22;

export const etagOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, LENGTH);

/** For what is read to be edited. */
export const withEtag = <Shown extends object>(shown: Shown): Shown & { readonly etag: string } => ({
  ...shown,
  etag: etagOf(shown),
});

/** `shown`: as it would be read now, from a row that is locked until it is saved. */
export function assertUnchanged(shown: object, etag: string): void {
  if (etagOf(shown) !== etag) throw new BusinessError(STAFF_CODE.changed, STAFF_MESSAGES.changed);
}
