import type * as glassEasel from 'glass-easel';
import type { NodeId } from '../../../protocol/ops';
import type { OpenPage } from '../../page-stack';

/** The glass-easel component of a Page or Component instance, or null. */
export function componentOf(instance: unknown): glassEasel.GeneralComponent | null {
  const inner = (instance as { _$?: glassEasel.GeneralComponent } | null | undefined)?._$;
  return inner && typeof inner.getShadowRoot === 'function' ? inner : null;
}

/** The number of an element in its page's frame; null for one without a box (virtualHost). */
export function nodeIdOf(element: glassEasel.Element): NodeId | null {
  const backend = element.getBackendElement() as unknown as { nodeId?: NodeId } | null;
  return backend?.nodeId ?? null;
}

/** Elements matching a selector below a component: in its own tree only, deeper by `>>>`. */
export function select(
  component: glassEasel.GeneralComponent,
  selector: string,
  all: boolean,
): glassEasel.Element[] {
  const root = component.getShadowRoot();
  if (!root) return [];
  if (all) return root.querySelectorAll(selector);
  const found = root.querySelector(selector);
  return found ? [found] : [];
}

/** The first node of a page that matches a selector. */
export function findNode(page: OpenPage, selector: string): NodeId | null {
  const component = componentOf(page.instance);
  const element = component && select(component, selector, false)[0];
  return element ? nodeIdOf(element) : null;
}

/** The component name of a built-in node ('scroll-view'), else null. */
export const builtInName = (element: glassEasel.Element): string | null => {
  const node = element as { is?: unknown; stylingName?: unknown; getShadowRoot?: unknown };
  if (typeof node.getShadowRoot === 'function' || typeof node.is !== 'string') return null;
  return node.is;
};

export const copy = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
