import type { WidgetHost } from '../../widget';

/**
 * The phone's keyboard, as far as a page hears of it: its height, in px, when a text field has the focus. Nothing is drawn
 * and the page is not pushed up.
 */
export const KEYBOARD_HEIGHT = 291;

/** seconds, as iOS reports it */
const DURATION = 0.25;

const fields = new WeakSet<Element>();
let holder: { element: HTMLElement; held: () => boolean } | null = null;

const isField = (target: EventTarget | null): boolean => target instanceof Element && fields.has(target);

const within = (target: EventTarget | null): boolean =>
  target instanceof Node && Boolean(holder?.element.parentElement?.contains(target));

/** Registers a native text field and says whether the keyboard is up when the focus comes or goes. */
export function useKeyboard(
  native: HTMLElement,
  host: WidgetHost,
  events: { focused(): void; blurred(): void },
): void {
  fields.add(native);
  native.addEventListener('focus', (event) => {
    holder = { element: native, held: () => host.prop<boolean>('holdKeyboard') };
    // From one field to the next the keyboard stays.
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
 * The browser moves the focus at mousedown, which for a finger comes after the tap: it must not take the focus from a field
 * that the tap gave it to (by its edge, or by a label), nor from one with hold-keyboard.
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

/** A tap elsewhere takes the focus away: after the tap, and also when the automator's finger did it. */
document.addEventListener('finger:tap', (event) => {
  given = false;
  const { element, held } = holder ?? {};
  if (!element || held?.() || within(event.target)) return;
  queueMicrotask(() => {
    if (!given) element.blur();
  });
});
