import { and, eq, inArray } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { FILM_CODE, PlayableKind } from '../../../src/contract/films/values';
import { StoryState } from '../../../src/contract/stories/values';
import type { PlayableSource } from '../../core/http/context';
import { films } from '../films/tables';
import { BusinessError, requireSession } from '../../core/http/handler';
import { findHearable, findStory } from './find';
import { STORY_MESSAGES } from './messages';
import { hearer, mayHearAs, stateOf } from './policies';
import { stories } from './tables';

/** Access to stories. */
export const storySource: PlayableSource = {
  async find(context, userId, id) {
    const child = hearer(requireSession(context));
    const found = await findStory(context.db, userId, id);
    if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, STORY_MESSAGES.notFound, 404);
    const { story, position } = found;
    const state = stateOf(story, child);
    if (state === StoryState.locked) throw new BusinessError(FILM_CODE.locked, STORY_MESSAGES.locked);
    if (story.filmId === null) throw new BusinessError(FILM_CODE.notReady, STORY_MESSAGES.coming);
    const hearable = await findHearable(context.db, story.seriesId, mayHearAs(child.isStudent));
    const next = hearable.find((other) => other.position > position);
    return {
      filmId: story.filmId,
      title: story.title,
      isPaid: false,
      until: null,
      ...(next && { next: { kind: PlayableKind.story, id: next.id, title: next.title } }),
    };
  },

  async describe(context, _userId, ids) {
    const child = hearer(requireSession(context));
    const found = await context.db
      .select({ id: stories.id, filmId: films.id, title: stories.title, picture: stories.cover })
      .from(stories)
      .innerJoin(films, eq(films.id, stories.filmId))
      .where(and(inArray(stories.id, [...ids]), mayHearAs(child.isStudent)));
    return new Map(found.map(({ id, ...known }) => [id, { ...known, of: '' }]));
  },
};
