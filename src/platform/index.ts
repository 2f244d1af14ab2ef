import type { FirstPaint } from './first-paint';
import type { Platform } from './types';
import { createWebPlatform } from './web/create-web';

/**
 * In a development build the address may simulate an app around the page, or a whole scenario (src/simulator/README.md).
 * The condition is static: a production build contains nothing of the simulator (checked by scripts/size.mjs).
 */
export const createPlatform: (firstPaint: FirstPaint) => Promise<Platform> =
  process.env.NODE_ENV === 'production'
    ? createWebPlatform
    : (firstPaint) =>
        import('@/simulator/console')
          .then(({ startDevelopment }) => startDevelopment(window, __APP_ENV__.apiOrigin))
          .then((finish) => createWebPlatform(firstPaint).then(finish));
