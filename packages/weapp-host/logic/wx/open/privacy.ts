import { asyncMethod, WxError, type Callbacks, type WxContext, type WxMethods } from '../context';
import { asyncMethods, perContext } from '../methods';

/** Methods that process personal data: they fail without consent to the privacy agreement. */
export const PRIVATE_METHODS: ReadonlySet<string> = new Set(
  (
    'chooseImage chooseMedia chooseVideo chooseMessageFile chooseAddress chooseContact chooseInvoice ' +
    'chooseInvoiceTitle chooseLicensePlate chooseLocation choosePoi getLocation getFuzzyLocation ' +
    'startLocationUpdate startLocationUpdateBackground getWeRunData getClipboardData setClipboardData ' +
    'saveImageToPhotosAlbum saveVideoToPhotosAlbum addPhoneContact addPhoneCalendar addPhoneRepeatCalendar ' +
    'startRecord joinVoIPChat openBluetoothAdapter createBLEPeripheralServer startAccelerometer startCompass ' +
    'startDeviceMotionListening startGyroscope getUserInfo getUserProfile'
  ).split(' '),
);

type Resolve = (answer: { event: string; buttonId?: string }) => void;
type Listener = (resolve: Resolve, info: { referrer: string }) => void;

const stateOf = perContext(({ options }) => ({
  isAgreed: options.privacy === 'agreed',
  listener: null as Listener | null,
}));

const refused = (): WxError => new WxError('privacy permission is not authorized', { errno: 104 });

export const isPrivacyAgreed = (context: WxContext): boolean => stateOf(context).isAgreed;

/** A tap on <button open-type="agreePrivacyAuthorization">. */
export function agreePrivacy(context: WxContext): void {
  stateOf(context).isAgreed = true;
}

/**
 * Waits for consent; throws errno 104 without it. First the mini program's own dialog (onNeedPrivacyAuthorization); its 'agree' counts
 * only after a tap on the button above. Otherwise WeChat's dialog, answered by options.privacy. WeChat requires this since October 2023,
 * whatever __usePrivacyCheck__ in app.json.
 */
export async function requirePrivacy(context: WxContext, referrer: string): Promise<void> {
  const state = stateOf(context);
  if (state.isAgreed) return;
  const { listener } = state;
  if (!listener) state.isAgreed = context.options.privacy === 'agree-when-asked';
  else
    await new Promise<void>((done) => {
      const resolve: Resolve = ({ event }) => {
        if (event === 'agree' || event === 'disagree') done();
      };
      context.guard(listener, resolve, { referrer });
    });
  if (!state.isAgreed) throw refused();
}

/** Wraps a private method: asks for consent first. */
export function guardPrivacy(context: WxContext, name: string, method: unknown): unknown {
  if (!PRIVATE_METHODS.has(name) || typeof method !== 'function') return method;
  const run = method as (options: object) => unknown;
  return (options: object & Callbacks = {}): unknown => {
    if (isPrivacyAgreed(context)) return run(options);
    return asyncMethod(context, name, async (given: object & Callbacks) => {
      await requirePrivacy(context, name);
      const { success: _success, fail: _fail, complete: _complete, ...rest } = given;
      try {
        return await run(rest);
      } catch (failure) {
        const { errMsg, ...extra } = failure as { errMsg: string };
        throw new WxError(errMsg, extra);
      }
    })(options);
  };
}

export const privacyMethods = (context: WxContext): WxMethods => ({
  ...asyncMethods(context, {
    getPrivacySetting: () => ({
      needAuthorization: !isPrivacyAgreed(context),
      privacyContractName: '《小程序用户隐私保护指引》',
    }),
    requirePrivacyAuthorize: () => requirePrivacy(context, 'requirePrivacyAuthorize'),
    openPrivacyContract: () => undefined,
  }),
  onNeedPrivacyAuthorization: (listener: Listener) => {
    stateOf(context).listener = listener;
  },
});
