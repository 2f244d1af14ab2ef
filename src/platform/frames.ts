/** Frames of the H5 build; the mini program has none, and none of its pages asks. */
import type { Unsubscribe } from './unsubscribe';

/**
 * Our own document's policy held a frame back. `mayReload`: the document came with another page, and that of this page may
 * allow it (server/core/http/security.ts).
 */
export function onFrameHeldBack(listener: (mayReload: boolean) => void): Unsubscribe {
  const held = (event: SecurityPolicyViolationEvent): void => {
    if (event.effectiveDirective === 'frame-src') listener(openedPath() !== window.location.pathname);
  };
  document.addEventListener('securitypolicyviolation', held);
  return () => document.removeEventListener('securitypolicyviolation', held);
}

/** Where the document itself was loaded, whatever the history says since. */
function openedPath(): string {
  const [entry] =
    typeof performance.getEntriesByType === 'function' ? performance.getEntriesByType('navigation') : [];
  // Unknown counts as here: better a way out than a page that starts again and again.
  return entry?.name ? new URL(entry.name, window.location.href).pathname : window.location.pathname;
}

/**
 * A frame that says it has loaded and is empty: so some browsers (Safari) show one that was refused. Others show a page of
 * their own, which nobody can tell from a page that came.
 */
export function isEmptyFrame(frame: unknown): boolean {
  if (!(frame instanceof HTMLIFrameElement)) return false;
  try {
    return frame.contentDocument?.URL === 'about:blank';
  } catch {
    // Somebody else's page: it is there.
    return false;
  }
}
