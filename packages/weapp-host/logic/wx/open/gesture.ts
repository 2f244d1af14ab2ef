import { gesture } from '../../events';
import { natives } from '../../natives';
import { asyncMethod, WxError, type Callbacks, type WxContext, type WxMethods } from '../context';
import { perContext } from '../methods';

const payments = perContext(() => ({ isJustDone: false }));

/** WeChat lets a payment's callback ask for subscriptions as a tap may. */
export function paymentDone(context: WxContext): void {
  const state = payments(context);
  state.isJustDone = true;
  natives.setTimeout(() => {
    state.isJustDone = false;
  }, 0);
}

/** Methods that run only while the handler of a tap runs: what comes after an await is too late, as in WeChat. */
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
