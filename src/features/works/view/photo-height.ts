import { fittingSource } from '@/components/Picture/widths';
import type { WorkDetail } from '@/contract/works/schema';
import { race } from '@/services/helpers/race';
import type { App } from '@/stores/app/app';

/** Of a page, in units. */
export const PHOTO_WIDTH = 750;
/** A square; a higher picture leaves no room for the words below it. */
export const MOST_HEIGHT = 750;
/** 16:9 */
const LEAST_HEIGHT = 422;
const WAIT_MS = 1000;

/** Height of the first picture as wide as the page, from its smallest size. Known before the work shows, so that its words do not move. */
export async function photoHeightOf(
  { platform, scheduler }: Pick<App, 'platform' | 'scheduler'>,
  { isFilm, pictures: [first] }: WorkDetail,
): Promise<number> {
  if (isFilm || !first) return MOST_HEIGHT;
  const ratio = await race(
    platform.preloadImage(fittingSource({ src: first, width: 1 })),
    WAIT_MS,
    scheduler,
  );
  if (!ratio.ok || ratio.value === 0) return MOST_HEIGHT;
  return Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, Math.round(PHOTO_WIDTH / ratio.value)));
}
