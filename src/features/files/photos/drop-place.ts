const COLUMNS = 3;

interface TileBox {
  readonly offsetWidth: number;
  readonly offsetHeight: number;
}

/** Target index of a dropped tile, in a grid of three columns. */
export function dropPlace(
  from: number,
  of: number,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  { offsetWidth, offsetHeight }: TileBox,
): number {
  const column = (from % COLUMNS) + Math.round(dx / Math.max(1, offsetWidth));
  const row = Math.floor(from / COLUMNS) + Math.round(dy / Math.max(1, offsetHeight));
  const within = Math.min(Math.max(column, 0), COLUMNS - 1);
  return Math.min(Math.max(row * COLUMNS + within, 0), of - 1);
}
