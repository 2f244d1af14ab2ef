import type { CallName } from '../../src/contract/registry';

/** Calls that are never made by the check: they would cost the account, or others, something irreversible. */
export const NEVER: ReadonlySet<CallName> = new Set<CallName>([
  // The account would be cancelled or taken over.
  ...(['agreeToCancellation', 'confirmCancellation', 'undoCancellation'] as const),
  ...(['resetPassword', 'phoneChangeWechat', 'removeDevice'] as const),
  // A text message to a made-up number.
  ...(['sendCrmSms', 'sendVerificationCode', 'sendLoginVerificationCode', 'sendVerificationCodeV3'] as const),
  // A separate login, which uses up a code or a ticket.
  ...([
    'pwdLogin',
    'verificationLogin',
    'wechatBackup',
    'wechatPhoneLogin',
    'bizTokenLogin',
    'loginEvaluation',
  ] as const),
  ...(['exchangeTemporaryToken', 'exchangeToken', 'newToken', 'enterByLink'] as const),
  // The session would end too early.
  ...(['logout', 'logoutWithToken', 'stepUpLogout'] as const),
  // Requires a file.
  'uploadFile',
]);

/** Last: nothing can be requested afterwards. */
export const AFTER_ALL: readonly CallName[] = ['logout'];
