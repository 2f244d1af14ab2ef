import { accountCalls } from '@/contract/account/calls';
import { SEND_CODE_CALL_BY_SCENE } from '@/contract/account/send-code';
import { APP_TYPE_CODE, DEFAULT_LOGIN_TYPE, DEFAULT_SOURCE_ID } from '@/contract/account/values';
import { HEADER } from '@/contract/wire';
import type { ResponseOf } from '@/contract/define';
import { BACKEND_CODE, ERROR_CODE, fail, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import type { EventPayloads } from '@/contract/events';
import { encryptForMember } from '@/services/crypto';
import { errorText } from '@/services/error-text';
import { enter, askAge } from './after-login';
import type { App } from '../app/app';
import { referrerOf } from './referrer';
import type {
  CodeRequest,
  LoginOutcome,
  PasswordForm,
  ResetPasswordForm,
  SentCode,
  SmsForm,
} from './login-types';
import { openSession } from './open-session';

export type * from './login-types';

type LoginMethod = EventPayloads['login']['way'];
type LoginAnswer = ResponseOf<typeof accountCalls.pwdLogin>;

/** The ways to log in. The only dialog it shows is the one about rebinding. */
export class LoginFlow {
  /** Of the last attempt. */
  private sourceId = DEFAULT_SOURCE_ID as number;

  constructor(protected readonly app: App) {}

  async byPassword({ mobile, areaCode, password }: PasswordForm): Promise<Result<LoginOutcome>> {
    const ciphers = await this.encrypt([mobile, password]);
    if (!ciphers.ok) return ciphers;
    const [phoneCipher = '', passwordCipher = ''] = ciphers.value;
    const answer = await this.app.api.call(accountCalls.pwdLogin, {
      ...(await this.commonFields(areaCode)),
      registered: true,
      phoneCipher,
      passwordCipher,
    });
    return this.finish('password', answer);
  }

  async bySms(form: SmsForm): Promise<Result<LoginOutcome>> {
    const ciphers = await this.encrypt([form.mobile]);
    if (!ciphers.ok) return ciphers;
    const [phoneCipher = ''] = ciphers.value;
    const answer = await this.app.api.call(accountCalls.verificationLogin, {
      ...(await this.commonFields(form.areaCode)),
      // The code registers a phone without an account, as the form says.
      registered: false,
      phoneCipher,
      verificationCode: form.verificationCode,
      ...(form.autoRegisterType === undefined ? {} : { autoRegisterType: form.autoRegisterType }),
      ...(form.verificationCodeToken ? { verificationCodeToken: form.verificationCodeToken } : {}),
    });
    return this.finish('sms', answer.ok ? answer : fail(refused(answer.error, form.refusedText)));
  }

  /** Error 4011: a captcha is required; retry with its second code. */
  async sendCode(request: CodeRequest): Promise<Result<SentCode>> {
    const { scene, mobile, areaCode, captchaVerification } = request;
    const ciphers = await this.encrypt([mobile]);
    if (!ciphers.ok) return ciphers;
    const [phoneCipher = ''] = ciphers.value;
    const headers = {
      [HEADER.appScene]: scene,
      ...(captchaVerification ? { [HEADER.captchaVerification]: captchaVerification } : {}),
    };
    const body = { areaCode, phoneCipher, cipherVersion: this.app.config.rsaKeyVersion } as const;
    const sent = await this.app.api.call(SEND_CODE_CALL_BY_SCENE[scene], body, { headers });
    return sent.ok
      ? ok({ verificationCodeToken: sent.value?.verificationCodeToken })
      : fail(await this.explained(sent.error));
  }

  async resetPassword({
    mobile,
    areaCode,
    password,
    verificationCode,
  }: ResetPasswordForm): Promise<Result<void>> {
    const ciphers = await this.encrypt([mobile, password]);
    if (!ciphers.ok) return ciphers;
    const [phoneCipher = '', passwordCipher = ''] = ciphers.value;
    const result = await this.app.api.call(accountCalls.resetPassword, {
      phoneCipher,
      passwordCipher,
      areaCode,
      cipherVersion: this.app.config.rsaKeyVersion,
      verificationCode,
    });
    this.app.tracker.track('password_reset', {
      passed: result.ok,
      code: result.ok ? '' : codeOf(result.error),
    });
    return result.ok ? ok(undefined) : fail(await this.explained(result.error));
  }

  logout(): Promise<void> {
    return this.app.sessionPolicy.logout();
  }

  enter(): Promise<void> {
    return enter(this.app);
  }

  protected async finish(method: LoginMethod, answer: Result<LoginAnswer>): Promise<Result<LoginOutcome>> {
    const opened = answer.ok
      ? await openSession(this.app, answer.value.token, answer.value.userinfos)
      : answer;
    const { tracker, student } = this.app;
    if (!opened.ok || !answer.ok) {
      const error = answer.ok ? (opened as { error: AppError }).error : answer.error;
      tracker.track('login_failure', { way: method, reason: errorText(error), code: codeOf(error) });
      return fail(await this.explained(error));
    }
    const { isFirstLogin } = answer.value;
    tracker.track('login', { way: method, isFirstLogin, studentStatus: student.status });
    if (isFirstLogin) askAge(this.app);
    if (method !== 'password' && isFirstLogin)
      tracker.track('register', { way: method, sourceId: this.sourceId });
    return ok({ isFirstLogin });
  }

  private async commonFields(areaCode: string) {
    return { ...(await this.cameBy()), areaCode, cipherVersion: this.app.config.rsaKeyVersion } as const;
  }

  /** Offers the new version to a parent whose build is too old to log in, who has then been informed. */
  private async explained(error: AppError): Promise<AppError> {
    if (!isRefusal(error, BACKEND_CODE.buildTooOld)) return error;
    try {
      void (await import('./new-build')).offerNewBuild(this.app);
    } catch {
      return error;
    }
    return { kind: 'denied', ability: 'login', isExplained: true };
  }

  /** Where the login comes from. */
  protected async cameBy() {
    const { presentId, inviteUid, sourceId } = await referrerOf(this.app);
    this.sourceId = sourceId;
    return {
      appTypeCode: APP_TYPE_CODE,
      source: sourceId,
      loginType: DEFAULT_LOGIN_TYPE,
      channel: this.app.platform.environment.channel,
      ext: JSON.stringify({ presentId, inviteUid }),
    } as const;
  }

  private encrypt(texts: readonly string[]): Promise<Result<string[]>> {
    return encryptForMember(this.app.platform, this.app.config.rsaPublicKey, texts);
  }
}

const codeOf = (error: AppError): string => ('code' in error ? error.code : '');

/** 1000012 shows the caller's own text: rule account-10. */
function refused(error: AppError, text: string | undefined): AppError {
  const isRefused = error.kind === 'business' && error.code === ERROR_CODE.smsLoginRefused;
  return isRefused && text ? { ...error, message: text } : error;
}
