import type { Abilities } from '../abilities';
import type { Platform } from '../types';
import type { Connect } from './native-bridge';

interface DelayedBridge {
  readonly connect: Connect;
  /** The page continues as a plain web page: from now on the bridge is late. */
  settle(): void;
}

/**
 * In a slow app the bridge may appear after the page has started without it. To lose no input, the page reloads inside its app only when it
 * next returns to the foreground.
 */
export function delayedBridge(
  connect: Connect,
  page: Pick<Platform, 'onVisibilityChange' | 'reload'>,
  events: Pick<Abilities, 'on'>,
): DelayedBridge {
  let hasSettled = false;
  const reloadInForeground = (): void => {
    page.onVisibilityChange((isVisible) => isVisible && page.reload());
    events.on('OnResume', () => page.reload());
  };
  return {
    connect: (onReady) =>
      connect((candidate) => {
        onReady(candidate);
        if (hasSettled) reloadInForeground();
      }),
    settle: () => {
      hasSettled = true;
    },
  };
}
