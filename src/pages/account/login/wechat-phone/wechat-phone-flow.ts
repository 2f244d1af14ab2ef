import { accountCalls } from '@/contract/account/calls';
import type { Result } from '@/contract/errors';
import { LoginFlow, type LoginOutcome } from '@/stores/session/login';

/** Login with the phone that WeChat vouches for, which the backend asks WeChat for: it never reaches this device. */
export class WechatPhoneFlow extends LoginFlow {
  async byWechatPhone(code: string): Promise<Result<LoginOutcome>> {
    const request = { ...(await this.cameBy()), registered: false, code };
    return this.finish('wechatPhone', await this.app.api.call(accountCalls.wechatPhoneLogin, request));
  }
}
