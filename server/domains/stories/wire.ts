/** Stories in the contract's format. */
import type { findStories } from './find';
import type { storySeries } from './tables';
import { stateOf, type Hearer } from './policies';
import type { CallContext } from '../../core/http/handler';
import type { StoryItem } from '../../../src/contract/stories/schema';
import { pictureUrl } from '../../core/http/file-url';

type Row = Awaited<ReturnType<typeof findStories>>[number];

type StoryRow = Pick<Row, 'story' | 'seconds' | 'progress'>;

export const toSeries = ({ id, title, summary, teller }: typeof storySeries.$inferSelect) => ({
  id,
  title,
  summary,
  teller,
});

export function toItem(
  { story, seconds, progress }: StoryRow,
  child: Hearer,
  context: CallContext,
): StoryItem {
  const { id, seriesId, title, summary, isForStudents } = story;
  return {
    id,
    seriesId,
    title,
    summary,
    cover: pictureUrl(context, story.cover),
    seconds: seconds ?? 0,
    state: stateOf(story, child),
    isForStudents,
    positionSeconds: progress?.positionSeconds ?? 0,
    furthestSeconds: progress?.furthestSeconds ?? 0,
    isFinished: Boolean(progress?.finishedAt),
  };
}
