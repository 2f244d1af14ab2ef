import type { FirstPaint } from './first-paint';
import type { Platform } from './types';
import { createWebPlatform } from './web/create-web';

/**
 * In a development build the address may ask for an app around the page, and for a whole scenario (docs/testing.md, "An
 * app in the browser", "The scenario console"). The condition is the build's: in production nothing of the simulator is
 * left (scripts/size.mjs looks).
 */
export const createPlatform: (firstPaint: FirstPaint) => Promise<Platform> =
  process.env.NODE_ENV === 'production'
    ? createWebPlatform
    : (firstPaint) =>
        import('@/simulator/console')
          .then(({ startDevelopment }) => startDevelopment(window, __APP_ENV__.apiOrigin))
          .then((finish) => createWebPlatform(firstPaint).then(finish));
