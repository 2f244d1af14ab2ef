import type { WidgetHost } from '../../widget';

/** Keyboard height in px for the page when a text field has the focus. No keyboard is drawn, and the page is not moved up. */
export const KEYBOARD_HEIGHT = 291;

/** seconds, as on iOS */
const DURATION = 0.25;

const fields = new WeakSet<Element>();
let holder: { element: HTMLElement; held: () => boolean } | null = null;

const isField = (target: EventTarget | null): boolean => target instanceof Element && fields.has(target);

const within = (target: EventTarget | null): boolean =>
  target instanceof Node && Boolean(holder?.element.parentElement?.contains(target));

/** Registers a native text field and reports the keyboard on focus and blur. */
export function useKeyboard(
  native: HTMLElement,
  host: WidgetHost,
  events: { focused(): void; blurred(): void },
): void {
  fields.add(native);
  native.addEventListener('focus', (event) => {
    holder = { element: native, held: () => host.prop<boolean>('holdKeyboard') };
    // The keyboard stays between two fields.
    if (!isField(event.relatedTarget)) height(host, KEYBOARD_HEIGHT);
    events.focused();
  });
  native.addEventListener('blur', (event) => {
    if (holder?.element === native) holder = null;
    events.blurred();
    if (!isField(event.relatedTarget)) height(host, 0);
  });
}

const height = (host: WidgetHost, value: number): void =>
  host.fire('keyboardheightchange', { height: value, duration: DURATION });

/**
 * The browser changes the focus on mousedown, which follows the tap: it must not take the focus from a field focused by the tap (by its
 * edge, or by a label), nor from one with hold-keyboard.
 */
let given = false;

export const keepFocus = (): void => {
  given = true;
};

const listen = <E extends Event>(type: string, listener: (event: E) => void): void =>
  document.addEventListener(type, listener as EventListener, { capture: true });

listen('mousedown', (event) => {
  if ((given || holder?.held()) && !isField(event.target)) event.preventDefault();
});
listen('click', () => {
  given = false;
});

/** A tap elsewhere removes the focus: after the tap, also for the automator's touches. */
document.addEventListener('finger:tap', (event) => {
  given = false;
  const { element, held } = holder ?? {};
  if (!element || held?.() || within(event.target)) return;
  queueMicrotask(() => {
    if (!given) element.blur();
  });
});
