import type { Touch } from '../protocol/calls';

/** What a finger does, as widgets hear it: a real one, the mouse and the automator's all look the same. */
export type FingerType = 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel' | 'tap' | 'longpress';

export interface Finger {
  touches: Touch[];
  changedTouches: Touch[];
}

const nameOf = (type: FingerType): string => `finger:${type}`;

export function dispatchFinger(element: Element, type: FingerType, finger: Finger): void {
  element.dispatchEvent(new CustomEvent(nameOf(type), { bubbles: true, detail: finger }));
}

/** Listens on the element and everything inside it; returns what stops listening. */
export function onFinger(
  element: Element,
  type: FingerType,
  listener: (finger: Finger, event: Event) => void,
): () => void {
  const heard = (event: Event): void => listener((event as CustomEvent<Finger>).detail, event);
  element.addEventListener(nameOf(type), heard);
  return () => element.removeEventListener(nameOf(type), heard);
}
