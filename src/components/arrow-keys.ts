/** By one press of an arrow key, in parts of what is moved in. */
const STEP = 0.04;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A handler of keys for what fingers move: the page does not scroll along. */
export const byArrows =
  (move: (x: number, y: number) => void) =>
  (event: KeyboardEvent): void => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move(x, y);
  };
