import { BEDTIME } from './bedtime';
import { IDIOMS } from './idioms';
import { MATHS } from './maths';
import type { SeriesText } from './story-text';

/**
 * The demo stories, original texts. A recording contains exactly the paragraphs of its story: scripts/make-films.mjs narrates them
 * from here. A story without a recording is not available yet.
 */
export const STORY_SERIES: readonly SeriesText[] = [BEDTIME, IDIOMS, MATHS];
