/** Of the screen, in CSS pixels: as wide as it is, in the shape of a step's picture. */
export const SHOWN = { width: 375, height: 214 } as const;

interface Pointing {
  readonly pea: string;
  readonly width: number;
  readonly height: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Runs in the page: draws a ring around the element and the pea beside it, where it covers no word, icon or button; returns the part of
 * the screen to take.
 */
export function point(element: Element, { pea, width, height }: Pointing) {
  const SIDES = [92, 84, 76, 68, 60, 52];
  /** Of half the drawing's side, where the finger is; its circle is within 0.96. */
  const [FINGER, BODY] = [0.85, 0.96];
  const LARGEST_TURN = 50;
  /** Higher than this, what is not a word is a picture or a card: better not, but the pea may stand on it. */
  const SMALL = 60;
  const ON_PICTURE = 8;
  /** Farther from the ring, a smaller pea is better. */
  const NEAR = 16;
  const BARS = '.tab-bar__bar, .screen__footer';
  /** Between the ring and the picture's edge. */
  const AIR = 10;
  const FADE = 24;
  /** What goes on behind a bar. */
  const BAR_FADE = 48;
  element.scrollIntoView({ block: 'center' });
  const barAt = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.top < innerHeight)
    .reduce((lowest, { top }) => Math.max(lowest, top), 0);
  const box = element.getBoundingClientRect();
  const room = 6;
  const ring: Box = {
    left: Math.max(AIR, box.left - room),
    right: Math.min(innerWidth - AIR, box.right + room),
    top: box.top - room,
    bottom: box.bottom + room,
  };
  /** What a bar at the bottom cuts off is not read. */
  const isBehind = (node: Node, { left, right, bottom }: Box): boolean => {
    const seen = document.elementFromPoint((left + right) / 2, Math.min(bottom, innerHeight) - 1);
    const above = seen?.closest(BARS);
    return above instanceof Element && !above.contains(node);
  };
  /** Lines of words, icons and buttons. */
  const small: Box[] = [];
  const pictures: Box[] = [];
  const find = (node: Node, of: DOMRect): void => {
    const isShown = of.width > 1 && of.height > 1 && of.bottom > 0 && of.top < innerHeight;
    if (isShown && !isBehind(node, of)) small.push(of);
  };
  for (const each of document.querySelectorAll('svg, img, .icon, .button, [role="button"]')) {
    const of = each.getBoundingClientRect();
    if (of.height < SMALL) find(each, of);
    else if (each.matches('svg, img')) pictures.push(of);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) find(texts.currentNode, line);
  }

  /** Where the picture's edges cut neither the ring nor words, icons and buttons, and the ring is near the middle. */
  function startOf(): number {
    const last = innerHeight - height;
    const middle = (ring.top + ring.bottom - height) / 2;
    /** How much fades between these heights. */
    const cut = (from: number, to: number): number =>
      small.filter(({ top, bottom }) => top < to && bottom > from).length +
      pictures.filter(({ top, bottom }) => top < from && bottom > to).length;
    const costOf = (y: number): number => {
      const top = y === 0 ? 0 : cut(y, y + FADE);
      const bottom = y === last ? 0 : cut(y + height - FADE, y + height);
      const over = Math.max(0, y - Math.max(0, ring.top - AIR));
      const under = Math.max(0, Math.min(innerHeight, ring.bottom + AIR) - y - height);
      return Math.abs(y - middle) / 10 + 20 * (top + bottom + over + under);
    };
    const starts = Array.from({ length: last + 1 }, (_, y) => y);
    return starts.reduce((best, y) => (costOf(y) < costOf(best) ? y : best), 0);
  }
  const start = startOf();
  const covered = small.filter(({ top, bottom }) => bottom > start && top < start + height);

  /** From a place to a box: 0 within. */
  const away = (x: number, y: number, to: Box): number =>
    Math.hypot(Math.max(to.left - x, 0, x - to.right), Math.max(to.top - y, 0, y - to.bottom));
  const inside = (x: number, y: number): number =>
    Math.max(0, Math.min(x - ring.left, ring.right - x, y - ring.top, ring.bottom - y));
  /** Looks at the ring's middle. */
  const poseAt = (x: number, y: number) => {
    const dx = (ring.left + ring.right) / 2 - x;
    const dy = (ring.top + ring.bottom) / 2 - y;
    const isFlipped = dx < 0;
    const wanted = (Math.atan2(isFlipped ? -dy : dy, Math.abs(dx)) * 180) / Math.PI;
    return { isFlipped, turn: Math.max(-LARGEST_TURN, Math.min(LARGEST_TURN, wanted)) };
  };
  const places = SIDES.flatMap((side) => {
    const half = side / 2;
    const found = [];
    for (let x = half; x <= width - half; x += 3)
      for (let y = start + half; y <= start + height - half; y += 3) {
        const isOver = (each: Box): boolean => away(x, y, each) < half * BODY;
        if (covered.some(isOver)) continue;
        const { isFlipped, turn } = poseAt(x, y);
        const along = half * FINGER * (isFlipped ? -1 : 1);
        const finger = [
          x + along * Math.cos((turn * Math.PI) / 180),
          y + along * Math.sin((turn * Math.PI) / 180),
        ] as const;
        const gap = away(...finger, ring) + inside(...finger) / 10;
        found.push({
          x,
          y,
          side,
          isFlipped,
          turn,
          cost: gap + Math.abs(turn) / 15 + (pictures.some(isOver) ? ON_PICTURE : 0),
        });
      }
    return found.sort((a, b) => a.cost - b.cost).slice(0, 1);
  });
  const place = places.find(({ cost }) => cost < NEAR) ?? places.sort((a, b) => a.cost - b.cost)[0];
  if (!place) throw new Error('The pea would cover words everywhere');

  const layer = document.body.appendChild(document.createElement('div'));
  layer.style.cssText = 'position:fixed;inset:0;z-index:9999;pointer-events:none';
  // What goes on above and below fades.
  const fade = (top: number, to: 'top' | 'bottom', deep = FADE): void => {
    const faded = layer.appendChild(document.createElement('div'));
    faded.style.cssText = `position:absolute;left:0;right:0;top:${top}px;height:${deep}px;background:linear-gradient(to ${to},transparent,#f5f7f4)`;
  };
  const end = start + height;
  if (start > 0) fade(start, 'top');
  if (end < barAt || barAt === 0) fade(end - FADE, 'bottom');
  else fade(barAt - BAR_FADE, 'bottom', BAR_FADE);
  const drawn = layer.appendChild(document.createElement('div'));
  drawn.style.cssText = `position:absolute;box-sizing:border-box;border:4px solid #ffc53d;border-radius:16px;left:${ring.left}px;top:${ring.top}px;width:${ring.right - ring.left}px;height:${ring.bottom - ring.top}px`;
  const { x, y, side, isFlipped, turn } = place;
  const picture = layer.appendChild(document.createElement('img'));
  picture.src = pea;
  picture.style.cssText = `position:absolute;width:${side}px;height:${side}px;left:${x - side / 2}px;top:${y - side / 2}px;transform:rotate(${turn}deg)${isFlipped ? ' scaleX(-1)' : ''}`;
  return picture.decode().then(() => ({ x: 0, y: start + scrollY, width, height }));
}
