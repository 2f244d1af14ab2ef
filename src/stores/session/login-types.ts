import type { AppScene, AutoRegisterType } from '@/contract/account/values';

export interface LoginOutcome {
  /** Show the age dialog before going on. */
  readonly isFirstLogin: boolean;
}

/** Input in plain text; encrypted before it is sent. */
export interface PasswordForm {
  readonly mobile: string;
  readonly areaCode: string;
  readonly password: string;
}

export interface SmsForm {
  readonly mobile: string;
  readonly areaCode: string;
  readonly verificationCode: string;
  /** From sendCode, if the server returned one. */
  readonly verificationCodeToken?: string;
  /** Shown instead of the server's message on 1000012. */
  readonly refusedText?: string;
  /** Purpose of the account, if the login registers one. */
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
