import { Type as T, type Static } from '@sinclair/typebox';
import { askedFor, id, integer, list, nothingAsked, oneOf, text, url } from '../primitives.schema';
import { CONTINUE_LISTENING, SHELF_STORIES, STORIES_PAGE_MAX, StoryState } from './values';

const DAY_SECONDS = 24 * 60 * 60;
const seconds = () => integer(0, DAY_SECONDS);

export const StoryItemSchema = T.Object({
  id: id(),
  seriesId: id(),
  title: text(64),
  summary: text(200),
  /** Square, displayed as a circle. */
  cover: url(),
  /** 0 until the recording exists. */
  seconds: seconds(),
  state: oneOf(StoryState),
  /** For official students only. */
  isForStudents: T.Boolean(),
  /** Last playback position. */
  positionSeconds: seconds(),
  /** Furthest position ever reached. */
  furthestSeconds: seconds(),
  isFinished: T.Boolean(),
});

const series = { id: id(), title: text(32), summary: text(100), teller: text(32) };

export const StoryShelfSchema = T.Object({
  ...series,
  count: integer(),
  stories: list(StoryItemSchema, SHELF_STORIES),
});

export const StoryParagraphSchema = T.Object({
  text: text(500),
  /** Start time in the recording. */
  atSeconds: seconds(),
});

export const StoryRefSchema = T.Object({ id: id(), title: text(64) });

export const StoryDetailSchema = T.Object({
  ...StoryItemSchema.properties,
  series: T.Object(series),
  /** Empty for a story that this child may not hear, or not yet. */
  paragraphs: list(StoryParagraphSchema, 200),
  /** Within the series, among those this child may hear. */
  previous: T.Optional(StoryRefSchema),
  next: T.Optional(StoryRefSchema),
});

export const storiesSchemas = {
  getStoryShelves: {
    request: nothingAsked(),
    response: T.Object({
      /** Started and unfinished, most recent first. */
      continuing: list(StoryItemSchema, CONTINUE_LISTENING),
      shelves: askedFor(list(StoryShelfSchema, 50)),
    }),
  },
  /** Of one series, or of all. `page` is 1-based; the envelope's `count` is the total. */
  listStories: {
    request: T.Object({
      page: integer(1, 1000),
      limit: integer(1, STORIES_PAGE_MAX),
      seriesId: T.Optional(id()),
    }),
    response: list(StoryItemSchema, STORIES_PAGE_MAX),
  },
  getStory: { request: T.Object({ id: id() }), response: StoryDetailSchema },
};

export type StoryItem = Static<typeof StoryItemSchema>;
export type StoryShelf = Static<typeof StoryShelfSchema>;
export type StoryParagraph = Static<typeof StoryParagraphSchema>;
export type StoryDetail = Static<typeof StoryDetailSchema>;
export type StoryShelves = Static<typeof storiesSchemas.getStoryShelves.response>;
