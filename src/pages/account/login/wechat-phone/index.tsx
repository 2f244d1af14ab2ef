import type { LoginStore } from '../login-store';

export interface WechatPhoneProps {
  readonly store: LoginStore;
}

/** Only WeChat's own button, in the mini program, gives a phone number. */
export const WechatPhone = (_props: WechatPhoneProps) => null;
export const leadsWithPhone = false;
