import { onFinger } from '../../touch-events';
import type { WidgetHost } from '../../widget';
import { Finger } from './drag';

/** dragstart, dragging and dragend of a scroll-view with `enhanced`: only reported, the browser scrolls. */
export function tellDrags(host: WidgetHost, main: HTMLElement): void {
  let finger: Finger | null = null;
  let started = false;

  const tell = (type: string, { velocity }: Finger) =>
    host.fire(type, {
      scrollTop: main.scrollTop,
      scrollLeft: main.scrollLeft,
      velocity: host.prop('scrollY') ? velocity.y : velocity.x,
    });

  onFinger(host.element, 'touchstart', ({ changedTouches }, { timeStamp }) => {
    const touch = changedTouches[0];
    if (!touch || finger || !host.prop('enhanced')) return;
    finger = new Finger(touch, timeStamp);
    started = false;
  });
  onFinger(host.element, 'touchmove', (fingers, { timeStamp }) => {
    if (!finger?.follow(fingers, timeStamp)) return;
    if (started) return tell('dragging', finger);
    if (!finger.axis) return;
    started = true;
    tell('dragstart', finger);
  });
  for (const type of ['touchend', 'touchcancel'] as const)
    onFinger(host.element, type, (fingers, { timeStamp }) => {
      if (!finger?.follow(fingers, timeStamp)) return;
      if (started) tell('dragend', finger);
      finger = null;
    });
}
