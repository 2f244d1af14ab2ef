import type { Abilities } from '../abilities';
import type { Platform } from '../types';

type Watch = Platform['onVisibilityChange'];

/**
 * Visibility of the page inside an app: some web views do not change the page's visibility when another screen of the app covers them. The
 * latest source wins; duplicates are dropped.
 */
export const visibilityInApp =
  (watchPage: Watch, abilities: Pick<Abilities, 'on'>): Watch =>
  (listener) => {
    let isVisible = true;
    const report = (isVisibleNow: boolean): void => {
      if (isVisible === isVisibleNow) return;
      isVisible = isVisibleNow;
      listener(isVisible);
    };
    const stops = [
      watchPage(report),
      abilities.on('OnResume', () => report(true)),
      abilities.on('OnPause', () => report(false)),
    ];
    return () => stops.forEach((stop) => stop());
  };
