import type { Touch } from '../protocol/calls';
import { listenAnimations } from './animations';
import { Gestures, type GestureOptions } from './gestures';

export interface TouchOptions extends GestureOptions {
  /** the page's root element */
  root: HTMLElement;
  /** whether touchmove must not scroll here: the element or an ancestor catches touchmove */
  preventsScroll(element: Element): boolean;
  /** whether the element is a node of the mini program, not one made by a widget */
  isNode(element: Element): boolean;
}

export type SyntheticKind = 'tap' | 'touchstart' | 'touchmove' | 'touchend';

export interface Touches {
  /** FrameCalls.touch: a touch by the automator */
  synthesize(
    kind: SyntheticKind,
    element: Element,
    touches?: Partial<Touch>[],
    changedTouches?: Partial<Touch>[],
  ): void;
  stop(): void;
}

/** Turns touch and mouse events of the page into WeChat's events. */
export function listenTouches(options: TouchOptions): Touches {
  const gestures = new Gestures(options);
  const stops = [
    listenFingers(options, gestures),
    listenMouse(options.root, gestures),
    listenAnimations(options),
  ];
  return {
    synthesize: (kind, element, touches, changedTouches) =>
      synthesize(gestures, kind, element, touches, changedTouches),
    stop: () => stops.forEach((stop) => stop()),
  };
}

type DomTouch = TouchEvent['touches'][number];

const fromDom = (touch: DomTouch): Touch => ({
  identifier: touch.identifier,
  pageX: touch.pageX,
  pageY: touch.pageY,
  clientX: touch.clientX,
  clientY: touch.clientY,
  force: touch.force || 1,
});

function listenFingers({ root, preventsScroll }: TouchOptions, gestures: Gestures): () => void {
  const controller = new AbortController();
  const listen = (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', passive: boolean): void =>
    root.addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const touches = Array.from(event.touches, fromDom);
        const changed = Array.from(event.changedTouches, fromDom);
        if (type === 'touchstart') gestures.start(target, touches, changed);
        else if (type === 'touchend') gestures.end(target, touches, changed);
        else if (type === 'touchcancel') gestures.cancel(target, touches, changed);
        else {
          if (event.cancelable && preventsScroll(target)) event.preventDefault();
          gestures.move(target, touches, changed);
        }
      },
      { capture: true, passive, signal: controller.signal },
    );
  listen('touchstart', true);
  listen('touchmove', false);
  listen('touchend', true);
  listen('touchcancel', true);
  return () => controller.abort();
}

const fromMouse = (event: MouseEvent): Touch => ({
  identifier: 0,
  pageX: event.pageX,
  pageY: event.pageY,
  clientX: event.clientX,
  clientY: event.clientY,
  force: 1,
});

/** Chromium emulates mouse events after a touch: they are no second touch. */
function followsTouch(event: MouseEvent): boolean {
  const { sourceCapabilities } = event as { sourceCapabilities?: { firesTouchEvents: boolean } | null };
  return sourceCapabilities?.firesTouchEvents ?? false;
}

function listenMouse(root: HTMLElement, gestures: Gestures): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let target: Element | null = null;
  root.addEventListener(
    'mousedown',
    (event) => {
      if (event.button !== 0 || followsTouch(event)) return;
      target = event.target as Element;
      const touch = fromMouse(event);
      gestures.start(target, [touch], [touch]);
    },
    { capture: true, signal },
  );
  window.addEventListener(
    'mousemove',
    (event) => {
      if (!target || followsTouch(event)) return;
      const touch = fromMouse(event);
      gestures.move(target, [touch], [touch]);
    },
    { capture: true, signal },
  );
  window.addEventListener(
    'mouseup',
    (event) => {
      if (!target || event.button !== 0 || followsTouch(event)) return;
      const pressed = target;
      target = null;
      gestures.end(pressed, [], [fromMouse(event)]);
    },
    { capture: true, signal },
  );
  return () => controller.abort();
}

function middleOf(element: Element): { clientX: number; clientY: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** A complete touch from the automator's partial one: page or client px; missing values are those of the last position. */
function complete(given: Partial<Touch>, element: Element, gestures: Gestures): Touch {
  const identifier = given.identifier ?? 0;
  const known = gestures.lastOf(identifier) ?? middleOf(element);
  const clientX = given.clientX ?? (given.pageX === undefined ? known.clientX : given.pageX - window.scrollX);
  const clientY = given.clientY ?? (given.pageY === undefined ? known.clientY : given.pageY - window.scrollY);
  return {
    identifier,
    clientX,
    clientY,
    pageX: given.pageX ?? clientX + window.scrollX,
    pageY: given.pageY ?? clientY + window.scrollY,
    force: given.force ?? 1,
  };
}

function synthesize(
  gestures: Gestures,
  kind: SyntheticKind,
  element: Element,
  touches?: Partial<Touch>[],
  changedTouches?: Partial<Touch>[],
): void {
  const whole = (list: Partial<Touch>[]): Touch[] => list.map((touch) => complete(touch, element, gestures));
  const some = (list?: Partial<Touch>[]): Partial<Touch>[] | null => (list?.length ? list : null);
  const changed = whole(some(changedTouches) ?? some(touches) ?? [{}]);
  const down = touches ? whole(touches) : changed;
  if (kind === 'touchstart') gestures.start(element, down, changed);
  else if (kind === 'touchmove') gestures.move(element, down, changed);
  else if (kind === 'touchend') gestures.end(element, some(changedTouches) && touches ? down : [], changed);
  else {
    gestures.start(element, down, changed);
    gestures.end(element, [], changed);
  }
}
