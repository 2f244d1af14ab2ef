import type { PageId } from '../../../protocol/calls';
import type { NodeId } from '../../../protocol/ops';
import { nativeCanvas, type NativeBitmap } from '../../native-canvas';
import { natives } from '../../natives';
import type { WxContext } from '../context';
import { perContext } from '../methods';
import { Canvas, nativeCanvasOf, type CanvasKind } from './canvas';

/** Size before the mini program sets width and height. */
const DEFAULT_SIZE = { width: 300, height: 150 };

/** A canvas of a page. Sends its picture to the page's frame once per task that drew, in order. */
function makeOnScreen(context: WxContext, kind: CanvasKind, page: PageId, node: NodeId): Canvas {
  let due = false;
  let sending = false;

  const send = async (): Promise<void> => {
    const native = nativeCanvasOf(canvas);
    if (!native?.width || !native.height) return;
    let picture: NativeBitmap | null = null;
    try {
      picture = await nativeCanvas.copy(native);
      await context.frame(page, 'widgetCall', { node, method: 'draw', args: [picture] });
    } catch {
      // The page or its canvas is gone.
    } finally {
      picture?.close();
    }
  };
  const pump = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    while (due) {
      due = false;
      await send();
    }
    sending = false;
  };
  const drawn = () => {
    if (!due && !sending) natives.setTimeout(() => void pump(), 0);
    due = true;
  };
  const canvas = new Canvas(context, { kind, ...DEFAULT_SIZE }, drawn);
  return canvas;
}

const canvases = perContext(() => new Map<string, Canvas>());

/** The canvas of a node: always the same object. */
export function canvasOf(context: WxContext, kind: CanvasKind, page: PageId, node: NodeId): Canvas {
  const known = canvases(context);
  const key = `${page}/${node}`;
  const canvas = known.get(key) ?? makeOnScreen(context, kind, page, node);
  known.set(key, canvas);
  return canvas;
}
