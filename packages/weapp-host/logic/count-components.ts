import { allSpecs } from '../protocol/components';
import type { FrameLink } from './backend/context';
import type { NodeLink } from './links';

/** Reports the built-in components in use, each once. */
export function countComponents(link: FrameLink, node: Pick<NodeLink, 'notify'>): FrameLink {
  const known = new Set<string>();
  return {
    ...link,
    ops(page, ops) {
      for (const [kind, , tag] of ops) {
        if (kind !== 'element' || typeof tag !== 'string' || known.has(tag) || !(tag in allSpecs)) continue;
        known.add(tag);
        node.notify('count', { group: 'component', name: tag });
      }
      link.ops(page, ops);
    },
  };
}
