import { classGuides } from './classes';
import type { GuideText } from './guide-text';
import { littleTeacherGuides } from './little-teacher';
import { taskGuides } from './tasks';
import { wayGuides } from './ways';

/** The guides as the product ships them: their words are assumed, an operator's own replace them by code. */
export const GUIDES: readonly GuideText[] = [
  ...classGuides,
  ...taskGuides,
  ...littleTeacherGuides,
  ...wayGuides,
];
