import { EXPOSURE_THRESHOLD } from '@/contract/constants';
import type { Platform } from '../types';

/** Browsers round: of something that is wholly to be seen, a hundredth of a pixel may be missing. */
const WHOLE = EXPOSURE_THRESHOLD - 0.01;

/** Silent where there are no observers (iOS before 12.2). */
export const observeVisibility: Platform['observeVisibility'] = (target, listener) => {
  if (typeof IntersectionObserver === 'undefined' || !(target instanceof Element)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries[entries.length - 1];
      if (last) listener(last.isIntersecting && last.intersectionRatio >= WHOLE);
    },
    { threshold: WHOLE },
  );
  observer.observe(target);
  return () => observer.disconnect();
};
