import { BACKEND_CODE } from '../../../src/contract/errors';
import type { StoryShelf } from '../../../src/contract/stories/schema';
import { StoryState } from '../../../src/contract/stories/values';
import { pageOf } from '../../core/db/page';
import { BusinessError, requireSession, withCount, type DomainHandlers } from '../../core/http/handler';
import { findBegun, findHearable, findShelved, findStories, findStory } from './find';
import { STORY_MESSAGES } from './messages';
import { hearer, mayHearAs } from './policies';
import { toSeries, toItem } from './wire';

export const storyHandlers: DomainHandlers<'stories'> = {
  /** Two queries, regardless of the number of series. */
  async getStoryShelves(_request, context) {
    const child = hearer(requireSession(context));
    const { db } = context;
    const rows = await findShelved(db, child.userId);
    const begun = await findBegun(db, child.userId, mayHearAs(child.isStudent));
    const shelves = new Map<number, StoryShelf>();
    for (const row of rows) {
      const shelf = shelves.get(row.series.id);
      const stories = [...(shelf?.stories ?? []), toItem(row, child, context)];
      shelves.set(row.series.id, { ...toSeries(row.series), count: row.count, stories });
    }
    return {
      continuing: begun.map((row) => toItem(row, child, context)),
      shelves: [...shelves.values()],
    };
  },

  async listStories({ seriesId, page, limit }, context) {
    const child = hearer(requireSession(context));
    const { rows, total } = await pageOf(
      (paging) => findStories(context.db, child.userId, seriesId, paging),
      { page, limit },
    );
    return withCount(
      rows.map((row) => toItem(row, child, context)),
      total,
    );
  },

  async getStory({ id }, context) {
    const child = hearer(requireSession(context));
    const found = await findStory(context.db, child.userId, id);
    if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, STORY_MESSAGES.notFound, 404);
    const neighbours = await findHearable(context.db, found.story.seriesId, mayHearAs(child.isStudent));
    const previous = neighbours.filter(({ position }) => position < found.position).pop();
    const next = neighbours.find(({ position }) => position > found.position);
    const item = toItem(found, child, context);
    return {
      ...item,
      series: toSeries(found.series),
      paragraphs: item.state === StoryState.open ? [...found.paragraphs] : [],
      ...(previous && { previous: { id: previous.id, title: previous.title } }),
      ...(next && { next: { id: next.id, title: next.title } }),
    };
  },
};
