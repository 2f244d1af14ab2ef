/** Of the screen, in CSS pixels: as wide as it is, in the shape of a step's picture. */
export const SHOWN = { width: 375, height: 214 } as const;

interface Pointing {
  readonly pea: string;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: draws a ring around the element and the pea beside it; returns the part of the screen to take. */
export function point(element: Element, { pea, width, height }: Pointing) {
  const SIDE = 92;
  /** Of the drawing, where the finger is. */
  const [FINGER_X, FINGER_Y] = [0.92, 0.55];
  element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  const layer = document.body.appendChild(document.createElement('div'));
  layer.style.cssText = 'position:fixed;inset:0;z-index:9999;pointer-events:none';
  const room = 6;
  const left = Math.max(3, box.left - room);
  const right = Math.min(innerWidth - 3, box.right + room);
  const ring = layer.appendChild(document.createElement('div'));
  ring.style.cssText = `position:absolute;box-sizing:border-box;border:4px solid #ffc53d;border-radius:16px;left:${left}px;top:${box.top - room}px;width:${right - left}px;height:${box.height + 2 * room}px`;
  const middle = box.top + Math.min(box.height, height) / 2;
  const isWide = left < SIDE && innerWidth - right < SIDE / 2;
  const isAbove = isWide && box.bottom + SIDE > innerHeight;
  const isFlipped = isWide || left < SIDE;
  const picture = layer.appendChild(document.createElement('img'));
  picture.src = pea;
  // Beside the ring; where that is as wide as the screen, below or above its right end.
  const x = isWide ? innerWidth - SIDE : isFlipped ? right - SIDE * (1 - FINGER_X) : left - SIDE * FINGER_X;
  const y = isAbove
    ? box.top - SIDE
    : isWide
      ? Math.min(box.bottom, box.top + height / 2)
      : middle - SIDE * FINGER_Y;
  const turn = isAbove ? -40 : isWide ? 40 : 0;
  const top = Math.max(0, Math.min(innerHeight - SIDE, y));
  picture.style.cssText = `position:absolute;width:${SIDE}px;height:${SIDE}px;left:${x}px;top:${top}px;transform:rotate(${turn}deg)${isFlipped ? ' scaleX(-1)' : ''}`;
  const start = Math.max(0, Math.min(innerHeight - height, middle - height / 2));
  return picture.decode().then(() => ({ x: 0, y: start + scrollY, width, height }));
}
