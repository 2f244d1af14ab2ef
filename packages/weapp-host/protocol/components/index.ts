import { basicSpecs } from './basic';
import { containerSpecs } from './containers';
import { formSpecs } from './forms';
import { mediaSpecs } from './media';
import type { ComponentSpec } from './spec';

/** Every built-in component by tag. */
export const allSpecs: Record<string, ComponentSpec> = {
  ...basicSpecs,
  ...formSpecs,
  ...containerSpecs,
  ...mediaSpecs,
};
