/**
 * Functions sent to the mini program as source text: each must be self-contained. Those for mockWxMethod have the original method as
 * `this.origin`; they call the mini program's callbacks and never settle, so that no callback runs twice.
 */
interface Request {
  readonly url: string;
  readonly data?: unknown;
  success?(result: { data: unknown }): void;
  fail?(error: { errMsg: string }): void;
  complete?(result: { errMsg: string }): void;
}
interface Mock {
  origin(options: unknown): unknown;
}
declare const wx: { setStorageSync(key: string, value: string): void };

/** Storage keys of recorded values; read with getStorageSync. */
export const SEEN = { captcha: 'e2e.captcha', request: 'e2e.request', toast: 'e2e.toast' } as const;

/** Requests whose URL contains `part` fail as without a network. */
export function failRequest(this: Mock, options: Request, part: string): Promise<never> {
  if (options.url.indexOf(part) < 0) {
    this.origin(options);
  } else {
    setTimeout(() => {
      const error = { errMsg: 'request:fail ' };
      if (options.fail) options.fail(error);
      if (options.complete) options.complete(error);
    });
  }
  return new Promise(() => undefined);
}

/** Records the last requested URL that contains `part`. */
export function noteRequest(this: Mock, options: Request, key: string, part: string): Promise<never> {
  if (options.url.indexOf(part) >= 0) wx.setStorageSync(key, options.url);
  this.origin(options);
  return new Promise(() => undefined);
}

/** Records the token of every captcha. */
export function noteCaptcha(this: Mock, options: Request, key: string): Promise<never> {
  const { success } = options;
  options.success = (result) => {
    const data = result.data as { repData?: { token?: string } };
    if (/\/captcha\/get$/.test(options.url)) wx.setStorageSync(key, (data.repData || {}).token || '');
    if (success) success(result);
  };
  this.origin(options);
  return new Promise(() => undefined);
}

/** Records the text of the last toast, and shows it. */
export function noteToast(this: Mock, options: { title: string }, key: string): Promise<never> {
  wx.setStorageSync(key, options.title);
  this.origin(options);
  return new Promise(() => undefined);
}
