import type { Host } from '../index';
import type { FrameCall, FrameCalls } from '../protocol/calls';

export type Target = FrameCalls['tapTargets']['result'][number];
export type Point = NonNullable<FrameCalls['tapPoint']['result']>;

/** The iframe of a page, or null if the page is gone. */
const frameOf = ({ page }: Host, id: number) =>
  page.frames().find((frame) => frame.url().endsWith(`/frame.html?page=${id}`)) ?? null;

async function ask<M extends FrameCall>(
  host: Host,
  id: number,
  method: M,
  params: FrameCalls[M]['params'],
): Promise<FrameCalls[M]['result'] | null> {
  const call = `window.__frame.call(${JSON.stringify(method)}, ${JSON.stringify(params)}).catch(() => null)`;
  return (await frameOf(host, id)?.evaluate<FrameCalls[M]['result']>(call)) ?? null;
}

export const targetsOn = async (host: Host, id: number): Promise<Target[]> =>
  (await ask(host, id, 'tapTargets', null)) ?? [];

/** Tappable point of the element on the phone's screen; null if it is covered by page or phone. */
export async function pointOf(host: Host, id: number, { node }: Target): Promise<Point | null> {
  const inside = await ask(host, id, 'tapPoint', { node });
  const box = await (await frameOf(host, id)?.frameElement())?.boundingBox();
  if (!inside || !box) return null;
  const point = { x: box.x + inside.x, y: box.y + inside.y };
  return (await isPageAt(host, point)) ? point : null;
}

const isPageAt = async ({ page }: Host, { x, y }: Point): Promise<boolean> =>
  (await page.evaluate<string>(`document.elementFromPoint(${x}, ${y})?.localName`)) === 'iframe';

/** Whether an overlay of the phone is open: a picture preview, a dialog. */
export async function isCovered(host: Host, id: number): Promise<boolean> {
  const box = await (await frameOf(host, id)?.frameElement())?.boundingBox();
  return !box || !(await isPageAt(host, { x: box.x + box.width / 2, y: box.y + box.height / 2 }));
}
