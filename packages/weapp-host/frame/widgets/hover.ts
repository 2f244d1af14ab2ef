import type { WidgetHost } from '../widget';
import { onFinger, type Finger } from '../touch-events';

/** Touches on which an inner element let no outer one look pressed (hover-stop-propagation). */
const stopped = new WeakSet<Event>();

export interface Hover {
  release(): void;
}

export interface HoverOptions {
  /** a disabled button does not look pressed */
  enabled?: () => boolean;
  /** the component's own hover class, which the host's style sheet draws: 'button-hover', 'navigator-hover' */
  defaultClass?: string;
}

/**
 * The pressed look of view, button and navigator: puts the class names of hover-class on the element from hover-start-time
 * after the finger came until hover-stay-time after it left.
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
    // The host's own sheet knows the default by its plain name, a component's sheet by a prefixed one.
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
