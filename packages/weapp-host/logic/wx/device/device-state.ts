import { natives } from '../../natives';
import { eventPair, WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, optional, parameter, perContext } from '../methods';
import { panelOf } from '../ui/panel';

const VIBRATIONS = ['heavy', 'medium', 'light'];
/** maximal bytes of crypto.getRandomValues, and of WeChat */
const RANDOM_STEP = 65536;
const RANDOM_LIMIT = 1048576;

const stateOf = perContext(() => ({ clipboard: '', brightness: 0.5, keepScreenOn: false }));

function randomValues(length: number): ArrayBuffer {
  if (!Number.isInteger(length) || length < 1 || length > RANDOM_LIMIT) throw new WxError('invalid length');
  const bytes = new Uint8Array(length);
  for (let start = 0; start < length; start += RANDOM_STEP)
    natives.randomValues(bytes.subarray(start, start + RANDOM_STEP));
  return bytes.buffer;
}

async function makePhoneCall(context: WxContext, phoneNumber: unknown): Promise<void> {
  const text = parameter<string>(phoneNumber, 'phoneNumber', 'String');
  if (text === '') throw new WxError('invalid phoneNumber');
  const isCalled = await context.shell.call('ui.ask', { kind: 'phoneCall', text: `拨打电话 ${text}` });
  if (!isCalled) throw new WxError('cancel');
}

function clipboard(context: WxContext): WxMethods {
  return asyncMethods(context, {
    setClipboardData: async ({ data }: { data?: unknown }) => {
      stateOf(context).clipboard = parameter<string>(data, 'data', 'String');
      await panelOf(context).toast({
        title: '内容已复制',
        icon: 'success',
        image: '',
        mask: false,
        duration: 1500,
      });
    },
    getClipboardData: () => ({ data: stateOf(context).clipboard }),
  });
}

function screen(context: WxContext): WxMethods {
  return {
    ...asyncMethods(context, {
      getScreenBrightness: () => ({ value: stateOf(context).brightness }),
      setScreenBrightness: ({ value }: { value?: unknown }) => {
        const brightness = parameter<number>(value, 'value', 'Number');
        if (brightness < 0 || brightness > 1) throw new WxError('value should be between 0 and 1');
        stateOf(context).brightness = brightness;
      },
      setKeepScreenOn: ({ keepScreenOn }: { keepScreenOn?: unknown }) => {
        stateOf(context).keepScreenOn = parameter<boolean>(keepScreenOn, 'keepScreenOn', 'Boolean');
      },
    }),
    ...eventPair(context, 'UserCaptureScreen', 'userCaptureScreen'),
    ...eventPair(context, 'ThemeChange', 'themeChange'),
    ...eventPair(context, 'MemoryWarning', 'memoryWarning'),
  };
}

const battery = () => ({ level: 100, isCharging: true, isLowPowerModeEnabled: false });

export const deviceStateMethods = (context: WxContext): WxMethods => ({
  ...clipboard(context),
  ...screen(context),
  getBatteryInfoSync: battery,
  ...asyncMethods(context, {
    getBatteryInfo: battery,
    makePhoneCall: ({ phoneNumber }: { phoneNumber?: unknown }) => makePhoneCall(context, phoneNumber),
    vibrateLong: () => undefined,
    vibrateShort: ({ type }: { type?: unknown }) => {
      if (!VIBRATIONS.includes(optional(type, 'type', 'String', 'medium')))
        throw new WxError('style is not support');
    },
    getRandomValues: ({ length }: { length?: unknown }) => ({
      randomValues: randomValues(parameter<number>(length, 'length', 'Number')),
    }),
    getNetworkType: () => {
      const { type } = context.network;
      return { networkType: type, signalStrength: 100, hasSystemProxy: false, weakNet: false };
    },
  }),
  ...eventPair(context, 'NetworkStatusChange', 'networkStatusChange'),
});
