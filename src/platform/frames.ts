/** Frames of the H5 build; the mini program has none. */
import type { Unsubscribe } from './unsubscribe';

/**
 * The document's CSP blocked a frame. `mayReload`: the document was loaded for another page, and this page's policy may allow the frame
 * (server/core/http/security.ts).
 */
export function onFrameHeldBack(listener: (mayReload: boolean) => void): Unsubscribe {
  const held = (event: SecurityPolicyViolationEvent): void => {
    if (event.effectiveDirective === 'frame-src') listener(openedPath() !== window.location.pathname);
  };
  document.addEventListener('securitypolicyviolation', held);
  return () => document.removeEventListener('securitypolicyviolation', held);
}

/** Path that the document was loaded with, regardless of later history entries. */
function openedPath(): string {
  const [entry] =
    typeof performance.getEntriesByType === 'function' ? performance.getEntriesByType('navigation') : [];
  // Unknown counts as this page: a fallback link is better than a reload loop.
  return entry?.name ? new URL(entry.name, window.location.href).pathname : window.location.pathname;
}

/**
 * A loaded but empty frame: how some browsers (Safari) show a blocked one. Others show an error page, which is indistinguishable from a
 * loaded page.
 */
export function isEmptyFrame(frame: unknown): boolean {
  if (!(frame instanceof HTMLIFrameElement)) return false;
  try {
    return frame.contentDocument?.URL === 'about:blank';
  } catch {
    // A cross-origin page: it has loaded.
    return false;
  }
}
