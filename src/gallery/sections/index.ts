import type { Section } from '../types';
import { buttonSections } from './buttons';
import { fieldSections } from './fields';
import { layerSections } from './layers';
import { listSections } from './lists';
import { navigationSections } from './navigation';
import { pictureSections } from './pictures';

/** One a folder of src/components (test/pages/components/gallery.test.tsx). */
export const sections: readonly Section[] = [
  ...buttonSections,
  ...fieldSections,
  ...listSections,
  ...navigationSections,
  ...layerSections,
  ...pictureSections,
];
