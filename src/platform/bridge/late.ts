import type { Abilities } from '../abilities';
import type { Platform } from '../types';
import type { Connect } from './native-bridge';

interface Late {
  readonly connect: Connect;
  /** The page goes on as a plain one: a bridge that comes from now on is late. */
  settle(): void;
}

/**
 * A slow app may bring its bridge when the page has settled without it. What a parent is doing then is not taken away: the
 * page starts anew, inside its app, the next time it comes to the front.
 */
export function lateBridge(
  connect: Connect,
  page: Pick<Platform, 'onVisibilityChange' | 'reload'>,
  events: Pick<Abilities, 'on'>,
): Late {
  let hasSettled = false;
  const startAnewInFront = (): void => {
    page.onVisibilityChange((isVisible) => isVisible && page.reload());
    events.on('OnResume', () => page.reload());
  };
  return {
    connect: (onReady) =>
      connect((candidate) => {
        onReady(candidate);
        if (hasSettled) startAnewInFront();
      }),
    settle: () => {
      hasSettled = true;
    },
  };
}
