import type { Touch } from '../protocol/calls';

/** Touch events for widgets: the same for real touches, the mouse and the automator. */
export type FingerType = 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel' | 'tap' | 'longpress';

export interface Finger {
  touches: Touch[];
  changedTouches: Touch[];
}

const nameOf = (type: FingerType): string => `finger:${type}`;

export function dispatchFinger(element: Element, type: FingerType, finger: Finger): void {
  element.dispatchEvent(new CustomEvent(nameOf(type), { bubbles: true, detail: finger }));
}

/** Listens on the element and its descendants; returns a function to stop. */
export function onFinger(
  element: Element,
  type: FingerType,
  listener: (finger: Finger, event: Event) => void,
): () => void {
  const heard = (event: Event): void => listener((event as CustomEvent<Finger>).detail, event);
  element.addEventListener(nameOf(type), heard);
  return () => element.removeEventListener(nameOf(type), heard);
}
