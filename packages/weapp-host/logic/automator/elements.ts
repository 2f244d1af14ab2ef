import type * as glassEasel from 'glass-easel';
import type { OpenPage } from '../page-stack';
import { isComponent, nodeIdOf, tagNameOf } from './tree';

export interface ElementInfo {
  elementId: string;
  tagName: string;
  /** custom components only: the automator provides setData, data and callMethod for them */
  nodeId?: string;
  /** components with a context */
  videoId?: string;
}

export interface Found {
  page: OpenPage;
  element: glassEasel.Element;
}

/** Elements passed to a tester, by the automator's id. */
export class ElementRegistry {
  private readonly ids = new WeakMap<glassEasel.Element, string>();
  private readonly found = new Map<string, Found>();
  private nextId = 1;

  describe(page: OpenPage, element: glassEasel.Element): ElementInfo {
    let elementId = this.ids.get(element);
    if (elementId === undefined) {
      elementId = `element-${this.nextId++}`;
      this.ids.set(element, elementId);
      this.found.set(elementId, { page, element });
    }
    const tagName = tagNameOf(element);
    return {
      elementId,
      tagName,
      ...(isComponent(element) ? { nodeId: String(nodeIdOf(element)) } : {}),
      ...(tagName === 'video' ? { videoId: element.id || elementId } : {}),
    };
  }

  get(elementId: unknown): Found {
    const found = this.found.get(String(elementId));
    if (!found || found.page.gone) throw new Error('no such element');
    if (!found.element.getBackendElement()) throw new Error('element is detached');
    return found;
  }
}
