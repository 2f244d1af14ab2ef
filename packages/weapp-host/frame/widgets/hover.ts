import type { WidgetHost } from '../widget';
import { onFinger, type Finger } from '../touch-events';

/** Touches for which an inner element has stopped the hover of outer ones (hover-stop-propagation). */
const stopped = new WeakSet<Event>();

export interface Hover {
  release(): void;
}

export interface HoverOptions {
  /** a disabled button has no hover state */
  enabled?: () => boolean;
  /** default hover class of the component, styled by the host: 'button-hover', 'navigator-hover' */
  defaultClass?: string;
}

/**
 * Hover state of view, button and navigator: adds the classes of hover-class from hover-start-time after the touch start until
 * hover-stay-time after its end.
 */
export function hover(host: WidgetHost, { enabled = () => true, defaultClass }: HoverOptions = {}): Hover {
  const { element } = host;
  let pressed = false;
  let worn: string[] = [];
  let startTimer = 0;
  let stayTimer = 0;

  const namesNow = (): string[] => {
    const value = host.prop<string>('hoverClass');
    if (!value || value === 'none' || !enabled()) return [];
    // The host's sheet uses the plain name of the default class, component sheets a prefixed one.
    const own = value === defaultClass ? [defaultClass, ...(host.scoped?.(defaultClass) ?? [])] : [];
    return [...new Set([...own, ...host.classes('hoverClass')])];
  };
  const takeOff = (): void => {
    element.classList.remove(...worn);
    worn = [];
  };
  const leave = (): void => {
    window.clearTimeout(stayTimer);
    stayTimer = window.setTimeout(takeOff, host.prop<number>('hoverStayTime'));
  };
  const putOn = (names: string[]): void => {
    takeOff();
    worn = names.filter((name) => !element.classList.contains(name));
    element.classList.add(...worn);
    if (!pressed) leave();
  };

  const start = ({ touches }: Finger, event: Event): void => {
    const names = namesNow();
    if (stopped.has(event) || names.length === 0 || touches.length > 1) return;
    if (host.prop<boolean>('hoverStopPropagation')) stopped.add(event);
    pressed = true;
    window.clearTimeout(startTimer);
    window.clearTimeout(stayTimer);
    startTimer = window.setTimeout(() => putOn(names), host.prop<number>('hoverStartTime'));
  };
  const end = (): void => {
    if (!pressed) return;
    pressed = false;
    if (worn.length > 0) leave();
  };
  const cancel = (): void => {
    pressed = false;
    window.clearTimeout(startTimer);
    takeOff();
  };
  let origin: Finger['changedTouches'][number] | undefined;
  const follow = ({ changedTouches: [touch] }: Finger): void => {
    if (!pressed || !touch || !origin) return;
    if (Math.hypot(touch.clientX - origin.clientX, touch.clientY - origin.clientY) >= 10) cancel();
  };

  const stops = [
    onFinger(element, 'touchstart', (finger, event) => {
      origin = finger.changedTouches[0];
      start(finger, event);
    }),
    onFinger(element, 'touchmove', follow),
    onFinger(element, 'touchend', end),
    onFinger(element, 'touchcancel', cancel),
  ];
  return {
    release: () => {
      stops.forEach((stop) => stop());
      cancel();
      window.clearTimeout(stayTimer);
    },
  };
}
