import { allSpecs } from '../../protocol/components';
import type { ComponentSpec } from '../../protocol/components/spec';

/** Specification of a built-in component by its unprefixed tag. */
export const componentSpec = (tag: string): ComponentSpec | undefined =>
  Object.hasOwn(allSpecs, tag) ? allSpecs[tag] : undefined;
