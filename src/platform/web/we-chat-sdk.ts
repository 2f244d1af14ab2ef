import { fail, ok, type Result } from '@/contract/errors';
import { WECHAT_SDK_ORIGINS, WECHAT_SDK_PATH, WECHAT_SDK_TIMEOUT_MS } from '@/contract/share/values';
import { systemScheduler, type Scheduler } from '../timers';
import type { WeChatCard, WeChatSignature } from '../types';

interface Callbacks {
  readonly success: () => void;
  readonly fail: (reason?: unknown) => void;
}

/** The part of WeChat's JS-SDK 1.6 used here. */
export interface WeChatSdk {
  config(options: WeChatSignature & { readonly debug: boolean; readonly jsApiList: readonly string[] }): void;
  ready(callback: () => void): void;
  error(callback: (reason: unknown) => void): void;
  updateAppMessageShareData(options: WeChatCard & Callbacks): void;
  updateTimelineShareData(options: Omit<WeChatCard, 'desc'> & Callbacks): void;
}

type SdkWindow = Window & { readonly jWeixin?: unknown; readonly wx?: unknown };

let loading: Promise<Result<WeChatSdk>> | undefined;

/** Loaded once from WeChat; a failure is not cached, so that the next page retries. */
export function loadWeChatSdk(
  page: SdkWindow = window,
  scheduler: Scheduler = systemScheduler,
): Promise<Result<WeChatSdk>> {
  loading ??= load(page, scheduler).then((result) => {
    if (!result.ok) loading = undefined;
    return result;
  });
  return loading;
}

async function load(page: SdkWindow, scheduler: Scheduler): Promise<Result<WeChatSdk>> {
  let sdk = sdkOf(page);
  for (const origin of WECHAT_SDK_ORIGINS) {
    if (sdk) break;
    await runScript(page.document, `${origin}${WECHAT_SDK_PATH}`, scheduler);
    sdk = sdkOf(page);
  }
  return sdk ? ok(sdk) : fail({ kind: 'network' });
}

/** WeChat puts another kind of `wx` into some pages: only a configurable one is the SDK. */
function sdkOf({ jWeixin, wx }: SdkWindow): WeChatSdk | undefined {
  const isSdk = (value: unknown): value is WeChatSdk =>
    value != null && typeof (value as Partial<WeChatSdk>).config === 'function';
  return [jWeixin, wx].find(isSdk);
}

/** Resolves when the script has run or failed. */
function runScript(document: Document, address: string, scheduler: Scheduler): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const done = (): void => {
      timer.stop();
      resolve();
    };
    const timer = scheduler.after(WECHAT_SDK_TIMEOUT_MS, done);
    script.async = true;
    script.onload = done;
    script.onerror = done;
    script.src = address;
    document.head.appendChild(script);
  });
}
