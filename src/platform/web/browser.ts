/** Abilities of every browser, including native web views. */
import Taro from '@tarojs/taro';
import { fail, ok, type Result } from '@/contract/errors';
import type { Platform, WebPlace } from '../types';
import { isWebAddress } from '../web-address';
import { utcOffsetAt } from '../zone';
import { webNetworkType, type Connection } from './network';
import { observeVisibility } from './visibility';

/** Limit of crypto.getRandomValues per call. */
const MAX_RANDOM_BYTES = 65_536;

const VIBRATION_MS = 30;

type BrowserAbilities = Pick<
  Platform,
  | 'hasShareSheet'
  | 'randomBytes'
  | 'copyText'
  | 'vibrate'
  | 'dial'
  | 'openExternal'
  | 'location'
  | 'launchQuery'
  | 'preloadImage'
  | 'replaceAddress'
  | 'reload'
  | 'setTitle'
  | 'utcOffsetAt'
  | 'viewport'
  | 'networkType'
  | 'onNetworkChange'
  | 'onScriptError'
  | 'onVisibilityChange'
  | 'onKeptElsewhere'
  | 'observeVisibility'
>;

export const browser: BrowserAbilities = {
  hasShareSheet: typeof navigator !== 'undefined' && typeof navigator.share === 'function',

  randomBytes(count) {
    if (typeof crypto === 'undefined' || count > MAX_RANDOM_BYTES) {
      return Promise.resolve(fail({ kind: 'unsupported', ability: 'random' }));
    }
    return Promise.resolve(ok(crypto.getRandomValues(new Uint8Array(count))));
  },

  async copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      return ok(undefined);
    } catch {
      // Insecure context, or older than the clipboard API.
      return copyBySelection(text);
    }
  },

  vibrate: () => void navigator.vibrate?.(VIBRATION_MS),

  dial(phone) {
    if (!/^\+?[\d\s-]+$/.test(phone)) return Promise.resolve(fail({ kind: 'denied', ability: 'dial' }));
    window.location.href = `tel:${phone.replace(/[\s-]/g, '')}`;
    return Promise.resolve(ok(undefined));
  },

  openExternal(url, { replace = false } = {}) {
    if (!isWebAddress(url)) return Promise.resolve(fail({ kind: 'denied', ability: 'openExternal' }));
    if (replace) window.location.replace(url);
    else window.location.assign(url);
    return Promise.resolve(ok(undefined));
  },

  location: currentPlace,

  launchQuery: () => Object.fromEntries(new URLSearchParams(window.location.search)),

  async preloadImage(address) {
    const image = new Image();
    image.src = address;
    return image.decode().then(
      () => true,
      () => false,
    );
  },

  replaceAddress(href) {
    const isOurs = href.startsWith(`${window.location.origin}/`);
    if (isOurs) window.history.replaceState(window.history.state, '', href);
  },

  reload: () => window.location.reload(),

  setTitle: (title) => void Taro.setNavigationBarTitle({ title }),

  utcOffsetAt,

  // On desktops the app is a centred column as wide as the body.
  viewport: () => ({ width: document.body.clientWidth, height: window.innerHeight }),

  networkType: () =>
    webNetworkType(navigator.userAgent, (navigator as { connection?: Connection }).connection),

  onNetworkChange(listener) {
    const online = (): void => listener(true);
    const offline = (): void => listener(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  },

  observeVisibility,

  onScriptError(listener) {
    // For cross-origin scripts browsers report no details.
    const onError = ({ error }: ErrorEvent): void => void (error && listener(error));
    window.addEventListener('error', onError);
    return () => window.removeEventListener('error', onError);
  },

  onKeptElsewhere(listener) {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') listener();
    };
    window.addEventListener('storage', onChange);
    return () => window.removeEventListener('storage', onChange);
  },

  onVisibilityChange(listener) {
    let last = document.visibilityState === 'visible';
    const report = (isVisible: boolean): void => {
      if (isVisible === last) return;
      last = isVisible;
      listener(isVisible);
    };
    const changed = (): void => report(document.visibilityState === 'visible');
    // iOS 12 fires no visibilitychange on leaving a page or on its return from the back-forward cache.
    const onLeave = (): void => report(false);
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', changed);
    };
  },
};

function currentPlace(): WebPlace {
  const { origin, host, pathname, href, hash } = window.location;
  return { origin, host, path: pathname, href: hash ? href.slice(0, -hash.length) : href };
}

function copyBySelection(text: string): Result<void> {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.appendChild(field);
  field.select();
  // On iOS 12 select() selects nothing in a read-only field.
  field.setSelectionRange(0, text.length);
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied ? ok(undefined) : fail({ kind: 'denied', ability: 'copyText' });
}
