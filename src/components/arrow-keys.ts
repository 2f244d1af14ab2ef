/** Step of an arrow key, as a fraction of the moving area. */
const STEP = 0.04;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Key handler for draggable elements; prevents scrolling the page. */
export const byArrows =
  (move: (x: number, y: number) => void) =>
  (event: KeyboardEvent): void => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move(x, y);
  };
