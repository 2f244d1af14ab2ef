/** How a picture lies in the layer: at scale 1 all of it is seen. x and y: how far its middle is moved, in parts of the box. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const MOST_SCALE = 5;
/** What two taps lead to, and back from. */
const NEAR = 2.5;

/** No edge of the picture comes further in than where it lay at first. */
function within({ scale, x, y }: ZoomView): ZoomView {
  const reach = (scale - 1) / 2;
  const clamp = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: clamp(x), y: clamp(y) };
}

export const moved = (view: ZoomView, x: number, y: number): ZoomView =>
  within({ ...view, x: view.x + x, y: view.y + y });

/** What lies in the middle stays there. */
export function zoomed(view: ZoomView, wanted: number): ZoomView {
  const scale = Math.min(MOST_SCALE, Math.max(1, wanted));
  const ratio = scale / view.scale;
  return within({ scale, x: view.x * ratio, y: view.y * ratio });
}

export const nearOrWhole = (view: ZoomView): ZoomView => (view.scale > 1 ? WHOLE : zoomed(view, NEAR));
