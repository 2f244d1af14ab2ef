export interface SmsMessage {
  readonly areaCode: string;
  /** In plain: the one place where a number leaves us, over the operator's gateway. */
  readonly phone: string;
  readonly code: string;
  /** What the code is for, in Chinese, such as 登录. */
  readonly purpose: string;
}

export interface SmsProvider {
  /** Resolves when the gateway took the message; throws a ProviderError otherwise. */
  send(message: SmsMessage): Promise<void>;
}
