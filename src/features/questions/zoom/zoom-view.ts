/** View of a picture: at scale 1 all of it is visible. x and y: offset of its center, in box sizes. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const MOST_SCALE = 5;
/** Scale of a double tap. */
const NEAR = 2.5;

/** The picture's edges never move inside their initial position. */
function within({ scale, x, y }: ZoomView): ZoomView {
  const reach = (scale - 1) / 2;
  const clamp = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: clamp(x), y: clamp(y) };
}

export const moved = (view: ZoomView, x: number, y: number): ZoomView =>
  within({ ...view, x: view.x + x, y: view.y + y });

/** Around the center. */
export function zoomed(view: ZoomView, wanted: number): ZoomView {
  const scale = Math.min(MOST_SCALE, Math.max(1, wanted));
  const ratio = scale / view.scale;
  return within({ scale, x: view.x * ratio, y: view.y * ratio });
}

export const nearOrWhole = (view: ZoomView): ZoomView => (view.scale > 1 ? WHOLE : zoomed(view, NEAR));
