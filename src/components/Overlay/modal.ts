import { useEffect, type RefObject } from 'react';
import { isOfComposition } from '../composition';
import { useTouchMove } from '../touch-move';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** Taro's elements move their children once, just after mounting, and moving loses the focus. */
const SETTLE_MS = 50;

type Props = Record<string, unknown>;

/** Attributes of a modal dialog on the web. */
export const modalProps = {
  trap: {} as Props,

  panel: (label: string | undefined, onClose: (() => void) | undefined): Props => ({
    role: 'dialog',
    tabIndex: -1,
    'aria-modal': 'true',
    ...(label === undefined ? {} : { 'aria-label': label }),
    onKeyDown: (event: KeyboardEvent) => {
      if (isOfComposition(event)) return;
      if (event.key === 'Escape' && onClose) {
        event.stopPropagation();
        onClose();
      }
      if (event.key === 'Tab') keepInside(event);
    },
  }),
};

/** Scroll lock; scrollable content stops propagation (Scroller). */
export function useTouchTrap(layer: RefObject<unknown>, open: boolean): void {
  useTouchMove(layer, (event) => event.cancelable && event.preventDefault(), open);
}

/** A keyboard lies over the page: the layer ends above it. Not while zoomed in, where the rest is out of sight, too. */
export function useAboveKeyboard(layer: RefObject<unknown>, open: boolean): void {
  useEffect(() => {
    const element = layer.current;
    if (!open || !(element instanceof HTMLElement)) return undefined;
    const seen = element.ownerDocument.defaultView?.visualViewport;
    const page = element.ownerDocument.documentElement;
    if (!seen) return undefined;
    const fit = (): void => {
      const hidden = page.clientHeight - seen.height - seen.offsetTop;
      element.style.bottom = seen.scale === 1 && hidden > 0 ? `${hidden}px` : '';
    };
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [layer, open]);
}

/** Focus moves to the panel, or to the field that it opened for, and back on close. */
export function useModalFocus(panel: RefObject<unknown>, open: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!open || !(element instanceof HTMLElement)) return undefined;
    const before = element.ownerDocument.activeElement;
    const enter = (): void => {
      if (element.contains(element.ownerDocument.activeElement)) return;
      const field = element.querySelector<HTMLElement>('[data-first]');
      (field ?? element).focus({ preventScroll: true });
    };
    // Immediately, so that Escape works at once; again in case it was lost.
    enter();
    const settled = setTimeout(enter, SETTLE_MS);
    return () => {
      clearTimeout(settled);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [panel, open]);
}

function keepInside(event: KeyboardEvent): void {
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const from = panel.ownerDocument.activeElement;
  if (!first || !last) return event.preventDefault();
  if (event.shiftKey ? from === first || from === panel : from === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
