import { gesture } from '../../events';
import { natives } from '../../natives';
import { asyncMethod, WxError, type Callbacks, type WxContext, type WxMethods } from '../context';
import { perContext } from '../methods';

const payments = perContext(() => ({ isJustDone: false }));

/** WeChat also allows subscription requests in a payment's callback. */
export function paymentDone(context: WxContext): void {
  const state = payments(context);
  state.isJustDone = true;
  natives.setTimeout(() => {
    state.isJustDone = false;
  }, 0);
}

/** Methods that require a running tap handler: after an await it is too late, as in WeChat. */
export const tapMethods = (
  context: WxContext,
  works: Record<string, (options: never) => unknown>,
  { afterPayment = false, message = 'can only be invoked by user TAP gesture.' } = {},
): WxMethods =>
  Object.fromEntries(
    Object.entries(works).map(([name, work]) => [
      name,
      (options?: object & Callbacks) => {
        const isAllowed = gesture.active || (afterPayment && payments(context).isJustDone);
        return asyncMethod(context, name, (given: object) => {
          if (!isAllowed) throw new WxError(message);
          return work(given as never);
        })(options);
      },
    ]),
  );
