import type { AppScene, AutoRegisterType } from '@/contract/account/values';

export interface LoginOutcome {
  /** The age dialog comes before the parent is taken on. */
  readonly isFirstLogin: boolean;
}

/** What the parent typed, in plain: it is encrypted before it goes anywhere. */
export interface PasswordForm {
  readonly mobile: string;
  readonly areaCode: string;
  readonly password: string;
}

export interface SmsForm {
  readonly mobile: string;
  readonly areaCode: string;
  readonly verificationCode: string;
  /** From sendCode, when the server gave one. */
  readonly verificationCodeToken?: string;
  /** Shown instead of the server's message on 1000012. */
  readonly refusedText?: string;
  /** What the account is made for, where the login makes one. */
  readonly autoRegisterType?: AutoRegisterType;
}

export interface CodeRequest {
  readonly scene: AppScene;
  readonly mobile: string;
  readonly areaCode: string;
  /** The captcha's second code, on the retry after 4011. */
  readonly captchaVerification?: string;
}

export interface SentCode {
  readonly verificationCodeToken: string | undefined;
}

export interface ResetPasswordForm {
  readonly mobile: string;
  readonly areaCode: string;
  readonly password: string;
  readonly verificationCode: string;
}
