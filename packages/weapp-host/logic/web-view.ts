import type { GeneralComponent } from 'glass-easel';
import * as glassEasel from 'glass-easel';
import { fireDetail } from './events';
import type { OpenPage } from './page-stack';

/** The page's web-view node, anywhere in the component tree. */
export function webViewOf(page: OpenPage): glassEasel.Element | null {
  const seek = (node: glassEasel.Node): glassEasel.Element | null => {
    if (node instanceof glassEasel.TextNode) return null;
    if (glassEasel.NativeNode.isNativeNode(node) && (node as { is: string }).is === 'web-view') return node;
    const inside = glassEasel.Component.isComponent(node)
      ? ((node as GeneralComponent).getShadowRoot()?.childNodes ?? [])
      : [];
    for (const child of [...inside, ...node.childNodes]) {
      const found = seek(child);
      if (found) return found;
    }
    return null;
  };
  return seek(page.root.getComponent());
}

/**
 * Messages of wx.miniProgram.postMessage are kept until the mini program goes back, destroys the page or shares it: then bindmessage gets
 * them all.
 */
export async function takeWebViewMessages(page: OpenPage): Promise<void> {
  const target = webViewOf(page);
  if (!target) return;
  const { nodeId } = target.getBackendElement() as unknown as { nodeId: number };
  const data = await page.context.call('widgetCall', { node: nodeId, method: 'takeMessages', args: [] });
  if (Array.isArray(data) && data.length > 0) fireDetail(target, 'message', { data });
}
