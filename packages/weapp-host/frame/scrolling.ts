import type { FrameShell } from './frame-api';

/** onPageScroll, onReachBottom (once per entry into the distance in px from the end) and onResize. */
export function watchScrolling(distance: number, shell: FrameShell): void {
  let isNear = false;
  let lastHeight = 0;
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const near = scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight <= distance;
    // New content below makes the end reachable again.
    if (near && (!isNear || scrollHeight !== lastHeight)) {
      lastHeight = scrollHeight;
      shell.reachBottom();
    }
    isNear = near;
  };
  window.addEventListener(
    'scroll',
    () => {
      shell.scroll({ scrollTop: document.documentElement.scrollTop });
      look();
    },
    { passive: true },
  );
  window.addEventListener('resize', () =>
    shell.resize({ width: window.innerWidth, height: window.innerHeight }),
  );
}
