import { onFinger, type Finger as Fingers } from '../../touch-events';

interface PinchHandlers {
  wanted(): boolean;
  started(): void;
  /** distance of the two touches relative to the start */
  scaled(ratio: number): void;
  ended(): void;
}

function distance({ touches }: Fingers): number {
  const [one, other] = touches;
  return one && other ? Math.hypot(one.pageX - other.pageX, one.pageY - other.pageY) : 0;
}

/** Two touches on an element; returns a function to stop. */
export function onPinch(element: HTMLElement, handlers: PinchHandlers): () => void {
  let apart = 0;
  const end = ({ touches }: Fingers) => {
    if (!apart || touches.length > 1) return;
    apart = 0;
    handlers.ended();
  };
  const stops = [
    onFinger(element, 'touchstart', (fingers) => {
      if (fingers.touches.length !== 2 || !handlers.wanted()) return;
      apart = distance(fingers);
      handlers.started();
    }),
    onFinger(element, 'touchmove', (fingers) => {
      const now = distance(fingers);
      if (apart && now) handlers.scaled(now / apart);
    }),
    onFinger(element, 'touchend', end),
    onFinger(element, 'touchcancel', end),
  ];
  return () => stops.forEach((stop) => stop());
}
