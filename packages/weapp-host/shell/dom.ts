type Child = Node | string | null;

interface Props {
  class?: string;
  style?: string;
  role?: string;
  label?: string;
  tap?: () => void;
}

/** An element of the shell. `tap` listens to click, for touch and mouse. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (props.class) element.className = props.class;
  if (props.style) element.style.cssText = props.style;
  if (props.role) element.setAttribute('role', props.role);
  if (props.label) element.setAttribute('aria-label', props.label);
  if (props.tap) element.addEventListener('click', props.tap);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** User-perceived characters: an emoji is one code point. */
export const cut = (text: string, length: number): string => (Array.from(text).length > length ? '…' : text);

/**
 * Prevents default handling of touches on the element. With `touch-action: none` alone Chromium may treat a quick movement as a fling, and
 * swallow the next tap.
 */
export function ownTouches(element: HTMLElement): void {
  element.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
}
