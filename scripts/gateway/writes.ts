import type { CallName } from '../../src/contract/registry';

/** Not made for a check, whatever is asked for: each would cost the account, or somebody else, what cannot be given back. */
export const NEVER: ReadonlySet<CallName> = new Set<CallName>([
  // The account would end, or belong to somebody else.
  ...(['agreeToCancellation', 'confirmCancellation', 'undoCancellation'] as const),
  ...(['resetPassword', 'phoneChangeWechat', 'removeDevice'] as const),
  // A text message to a number that is made up.
  ...(['sendCrmSms', 'sendVerificationCode', 'sendLoginVerificationCode', 'sendVerificationCodeV3'] as const),
  // A login of its own, which a code or a ticket is spent for.
  ...(['pwdLogin', 'verificationLogin', 'wechatBackup', 'bizTokenLogin', 'loginEvaluation'] as const),
  ...(['exchangeTemporaryToken', 'exchangeToken', 'newToken', 'enterByLink'] as const),
  // The session would end too early.
  ...(['logout', 'logoutWithToken', 'stepUpLogout'] as const),
  // It takes a file.
  'uploadFile',
]);

/** The last: nothing can be asked afterwards. */
export const AFTER_ALL: readonly CallName[] = ['logout'];
