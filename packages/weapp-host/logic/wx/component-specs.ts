import { allSpecs } from '../../protocol/components';
import type { ComponentSpec } from '../../protocol/components/spec';

/** What a built-in component takes, by its tag without prefix. */
export const componentSpec = (tag: string): ComponentSpec | undefined =>
  Object.hasOwn(allSpecs, tag) ? allSpecs[tag] : undefined;
