import type { Section } from '../types';
import { buttonSections } from './buttons';
import { dataPictureSections } from './data-pictures';
import { fieldSections } from './fields';
import { layerSections } from './layers';
import { listSections } from './lists';
import { navigationSections } from './navigation';
import { pictureSections } from './pictures';
import { questionFileSections } from './question-files';
import { questionSections } from './questions';
import { questionThingSections } from './question-things';

/** One for each folder of src/components (test/pages/components/gallery.test.tsx). */
export const sections: readonly Section[] = [
  ...buttonSections,
  ...fieldSections,
  ...listSections,
  ...navigationSections,
  ...layerSections,
  ...pictureSections,
];

/** Feature components with several states. */
export const featureSections: readonly Section[] = [
  ...dataPictureSections,
  ...questionSections,
  ...questionThingSections,
  ...questionFileSections,
];
