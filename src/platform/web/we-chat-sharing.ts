import { fail, ok, type Result } from '@/contract/errors';
import { WECHAT_SDK_TIMEOUT_MS } from '@/contract/share/values';
import { systemScheduler, type Scheduler } from '../timers';
import type { WeChatCard, WeChatSharing, WeChatSignature } from '../types';
import { loadWeChatSdk, type WeChatSdk } from './we-chat-sdk';

const MENU = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

export interface OfferParts {
  readonly load: () => Promise<Result<WeChatSdk>>;
  readonly scheduler: Scheduler;
}

/** Offers are serialized: the SDK keeps a single pair of callbacks for ready and error. */
export function createOffer(
  { load, scheduler }: OfferParts = { load: loadWeChatSdk, scheduler: systemScheduler },
): WeChatSharing['offer'] {
  let configured = '';
  let before: Promise<unknown> = Promise.resolve();

  const offer = async (signature: WeChatSignature, card: WeChatCard): Promise<Result<void>> => {
    const sdk = await load();
    if (!sdk.ok) return sdk;
    if (configured !== signature.signature) {
      configured = '';
      const ready = await inTime(scheduler, (settle) => configure(sdk.value, signature, settle));
      if (!ready.ok) return ready;
      configured = signature.signature;
    }
    const { title, link, imgUrl } = card;
    const [friends, moments] = await Promise.all([
      inTime(scheduler, (settle) => sdk.value.updateAppMessageShareData({ ...card, ...callbacks(settle) })),
      inTime(scheduler, (settle) =>
        sdk.value.updateTimelineShareData({ title, link, imgUrl, ...callbacks(settle) }),
      ),
    ]);
    if (friends.ok && moments.ok) return ok(undefined);
    configured = '';
    return friends.ok ? moments : friends;
  };

  return (signature, card) => {
    const answer = before.then(() => offer(signature, card));
    before = answer.catch(() => undefined);
    return answer;
  };
}

type Settle = (result: Result<void>) => void;

const refused: Result<never> = fail({ kind: 'denied', ability: 'weChat.sharing' });

const callbacks = (settle: Settle) => ({
  success: () => settle(ok(undefined)),
  fail: () => settle(refused),
});

function configure(
  sdk: WeChatSdk,
  { appId, timestamp, nonceStr, signature }: WeChatSignature,
  settle: Settle,
) {
  sdk.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: [...MENU] });
  sdk.error(() => settle(refused));
  sdk.ready(() => settle(ok(undefined)));
}

/** A missing reply from WeChat must not block the next page. */
function inTime(scheduler: Scheduler, start: (settle: Settle) => void): Promise<Result<void>> {
  return new Promise((resolve) => {
    const timer = scheduler.after(WECHAT_SDK_TIMEOUT_MS, () => resolve(fail({ kind: 'timeout' })));
    const settle: Settle = (result) => {
      timer.stop();
      resolve(result);
    };
    try {
      start(settle);
    } catch {
      // WeChat is too old for the method.
      settle(refused);
    }
  });
}
