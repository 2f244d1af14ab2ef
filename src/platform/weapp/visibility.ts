import Taro from '@tarojs/taro';
import { EXPOSURE_THRESHOLD } from '@/contract/tracking/values';
import type { Platform } from '../types';

/** As on the web: WeChat rounds, too. */
const WHOLE = EXPOSURE_THRESHOLD - 0.01;

/** Taro renders elements under its own ids. */
export const observeVisibility: Platform['observeVisibility'] = (target, listener) => {
  const { uid, sid } = (target ?? {}) as { readonly uid?: unknown; readonly sid?: unknown };
  const id = uid || sid;
  const page = Taro.getCurrentInstance().page;
  if (typeof id !== 'string' || !page) return () => undefined;
  try {
    const observer = Taro.createIntersectionObserver(page, { thresholds: [WHOLE] });
    observer
      .relativeToViewport()
      .observe(`#${id}`, ({ intersectionRatio = 0 }) => listener(intersectionRatio >= WHOLE));
    return () => observer.disconnect();
  } catch {
    // An id that is not a valid selector, or the page is gone.
    return () => undefined;
  }
};
