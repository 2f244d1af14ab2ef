import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Rendered {
  box: HTMLElement;
  /** The first element with this class; throws if there is none. */
  get: (className: string) => HTMLElement;
  all: (className: string) => HTMLElement[];
  has: (className: string) => boolean;
  render: (element: ReactElement) => void;
}

let root: Root | undefined;

/** Renders one component into an empty document. Call `jest.useFakeTimers()` first if time matters. */
export function render(element: ReactElement): Rendered {
  clear();
  const box = document.createElement('div');
  document.body.append(box);
  const mounted = createRoot(box);
  root = mounted;
  act(() => mounted.render(element));
  const all = (className: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(`.${className}`)];
  return {
    box,
    all,
    has: (className) => all(className).length > 0,
    get: (className) => {
      const found = all(className)[0];
      if (!found) throw new Error(`nothing has the class ${className}`);
      return found;
    },
    render: (next) => act(() => mounted.render(next)),
  };
}

export function clear(): void {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
}

export function click(element: HTMLElement): void {
  act(() => element.click());
}

export function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

/** Flushes pending promise callbacks. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let round = 0; round < 5; round += 1) await Promise.resolve();
  });
}

export function press(element: HTMLElement, key: string, more: KeyboardEventInit = {}): void {
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
}

/** As in a browser: sets the value, then fires `input`. */
export function type(field: HTMLElement, text: string): void {
  const write = Object.getOwnPropertyDescriptor(
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype,
    'value',
  )?.set;
  act(() => {
    write?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Composes a word after the existing text, one step per entry of `words`; returns what the field shows after each step. */
export function compose(field: HTMLInputElement | HTMLTextAreaElement, words: readonly string[]): string[] {
  const before = field.value;
  act(() => void field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
  return words.map((word) => {
    type(field, before + word);
    return field.value;
  });
}

/** As in a browser: sets the composed text, then fires `compositionend`. */
export function endComposition(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  type(field, text);
  act(() => void field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
}

/** A touch through these points; it stays on the screen if `lift` is false. */
export function swipe(
  element: HTMLElement,
  points: readonly (readonly [number, number])[],
  lift = true,
): void {
  points.forEach(([clientX, clientY], index) =>
    touch(element, index === 0 ? 'touchstart' : 'touchmove', [{ clientX, clientY }]),
  );
  if (lift) touch(element, 'touchend', []);
}

export function touch(
  element: HTMLElement,
  name: string,
  touches: readonly { clientX: number; clientY: number }[],
): void {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const fingers = touches.map((point, identifier) => ({ identifier, ...point }));
  Object.assign(event, {
    touches: fingers,
    changedTouches: fingers.length > 0 ? fingers : [{ identifier: 0 }],
  });
  act(() => {
    element.dispatchEvent(event);
  });
}
