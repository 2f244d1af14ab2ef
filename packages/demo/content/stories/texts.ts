import { BEDTIME } from './bedtime';
import { IDIOMS } from './idioms';
import { MATHS } from './maths';
import type { SeriesText } from './story-text';

/**
 * The stories of the demo, our own words. A recording says exactly the paragraphs of the story that names it: scripts/make-films.mjs
 * narrates them from here. A story without one is still to come.
 */
export const STORY_SERIES: readonly SeriesText[] = [BEDTIME, IDIOMS, MATHS];
