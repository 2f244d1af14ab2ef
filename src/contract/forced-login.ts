/** Per path, the codes that do not force a login (rule shell-16). */
import { BIZ_TOKEN_PATH } from './account/values';
import { ERROR_CODE, FORCED_LOGIN_CODES } from './errors';
import { linksCalls } from './links/calls';

export const FORCED_LOGIN_EXEMPTIONS: Readonly<Record<string, readonly string[]>> = {
  [linksCalls.getAuthTokenExt.path]: FORCED_LOGIN_CODES,
  [linksCalls.oneTimeLinkToken.path]: [ERROR_CODE.sessionInvalid],
  [BIZ_TOKEN_PATH]: [ERROR_CODE.sessionInvalid],
};

/** Whether this response of this call redirects to the login page. */
export function forcesLogin(path: string, code: string): boolean {
  return FORCED_LOGIN_CODES.includes(code) && !(FORCED_LOGIN_EXEMPTIONS[path] ?? []).includes(code);
}
