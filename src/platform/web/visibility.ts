import { EXPOSURE_THRESHOLD } from '@/contract/tracking/values';
import type { Platform } from '../types';

/** Browsers round: a fully visible element may be off by a hundredth. */
const WHOLE = EXPOSURE_THRESHOLD - 0.01;

export const observeVisibility: Platform['observeVisibility'] = (target, listener) => {
  if (!(target instanceof Element)) return () => undefined;
  // iOS before 12.2.
  if (typeof IntersectionObserver === 'undefined') return measureVisibility(target, listener);
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

/** Checks after every scroll, at most once per frame. */
function measureVisibility(target: Element, listener: (isWhole: boolean) => void): () => void {
  let last = false;
  let frame = 0;
  const look = (): void => {
    frame = 0;
    const { top, left, bottom, right, width } = target.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const isWhole =
      width > 0 && top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= clientWidth;
    if (isWhole !== last) listener(isWhole);
    last = isWhole;
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  window.addEventListener('scroll', schedule, true);
  window.addEventListener('resize', schedule);
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule, true);
    window.removeEventListener('resize', schedule);
  };
}
