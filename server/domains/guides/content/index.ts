import { classGuides } from './classes';
import type { GuideText } from './guide-text';
import { littleTeacherGuides } from './little-teacher';
import { taskGuides } from './tasks';
import { navigationGuides } from './navigation';

/** Guides shipped with the product: the texts are assumed; the operator's replace them by code. */
export const GUIDES: readonly GuideText[] = [
  ...classGuides,
  ...taskGuides,
  ...littleTeacherGuides,
  ...navigationGuides,
];
