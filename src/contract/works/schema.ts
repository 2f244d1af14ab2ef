import { Type as T, type Static } from '@sinclair/typebox';
import { NICKNAME_MAX } from '../growth/values';
import { submissionId } from '../help/form.schema';
import {
  askedFor,
  dateTime,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  noData,
  oneOf,
  text,
  typed,
  url,
  written,
} from '../primitives.schema';
import { AnswerFileSchema } from '../questions/question.schema';
import {
  COMMENT_MAX,
  CommentState,
  StarEdition,
  TopicState,
  WORK_MOST_PHOTOS,
  WORK_REPORT_WORDS_MAX,
  WORK_TITLE_LENGTH,
  WORK_WORDS_MAX,
  WorkKind,
  WorkOrder,
  WorkReportReason,
  WorkScope,
  WorkState,
} from './values';

const withToken = T.Object({ token: maybeToken() });
const workId = T.Object({ id: id() });
const page = { page: integer(1, 1000), limit: integer(1, 50) };
/** `typed` bounds allow for emoji: one displayed character, several code points. */

/** The child's current group; 0 and '' for none. */
export const GroupSchema = T.Object({ groupId: idOrZero(), groupName: text(64) });

export const WorkSchema = T.Object({
  id: id(),
  kind: askedFor(oneOf(WorkKind)),
  state: oneOf(WorkState),
  title: text(96),
  /** Loadable by everyone who may see the work; '' for none yet. */
  cover: url(),
  /** false: photos. */
  isFilm: T.Boolean(),
  /** Of the film; 0 if unknown. */
  seconds: integer(0, 36_000),
  photos: integer(0, WORK_MOST_PHOTOS),
  /** As set by the parent: a nickname, or '*' and the last character. */
  childName: typed(NICKNAME_MAX),
  topicId: idOrZero(),
  topicTitle: text(64),
  likes: integer(),
  comments: integer(),
  collected: integer(),
  isLiked: T.Boolean(),
  isCollected: T.Boolean(),
  isMine: T.Boolean(),
  /** When it was shown; before that, when it was last changed. */
  at: dateTime(),
  /** Why it was refused, for its parent only; '' otherwise. */
  reason: text(500),
});

export const WorkDetailSchema = T.Object({
  ...WorkSchema.properties,
  words: typed(WORK_WORDS_MAX),
  /** '' for photos. Like the photos' URLs, valid as long as the work exists. */
  film: url(),
  pictures: list(url(), WORK_MOST_PHOTOS),
  /** The uploaded files, for the parent's editing; empty for others. */
  files: list(AnswerFileSchema, WORK_MOST_PHOTOS),
  coverFile: T.Union([AnswerFileSchema, T.Null()]),
  /** Nickname as set; '' for the shortened name, and for others. */
  nickname: typed(NICKNAME_MAX),
});

export const CommentSchema = T.Object({
  id: id(),
  text: typed(COMMENT_MAX),
  /** The author: a child's shortened name and '的家长'. */
  author: text(32),
  isMine: T.Boolean(),
  state: oneOf(CommentState),
  at: dateTime(),
});

export const WorkTopicSchema = T.Object({
  id: id(),
  kind: askedFor(oneOf(WorkKind)),
  title: text(64),
  words: text(1000),
  picture: url(),
  state: oneOf(TopicState),
  /** '' without a beginning or end. */
  startsAt: dateTime(),
  endsAt: dateTime(),
  /** Number of shown works. */
  works: integer(),
});

export const StarActivitySchema = T.Object({
  ...WorkTopicSchema.properties,
  /** Rules in paragraphs, each with a heading. */
  rules: list(T.Object({ title: text(64), words: text(1000) }), 20),
  prizes: list(T.Object({ place: text(32), name: text(64), stars: integer() }), 10),
  /** The child's work and its place by likes (0 while none is shown). */
  ownWorkId: idOrZero(),
  ownPlace: integer(),
  /** Stars won, once it is over; 0 otherwise. */
  ownStars: integer(),
});

/** A child's best work in an edition, with the likes received before its end. */
export const StarPlaceSchema = T.Object({ place: integer(1), likes: integer(), work: WorkSchema });

/** Input of an editor, saved as a whole; '' and empty while unfinished. */
const draft = {
  title: typed(WORK_TITLE_LENGTH.max),
  words: typed(WORK_WORDS_MAX),
  nickname: written(NICKNAME_MAX),
  topicId: idOrZero(),
  /** One film, or photos; never both. A URL may be '' during an upload: such a draft can be saved but not submitted. */
  isFilm: T.Boolean(),
  files: list(AnswerFileSchema, WORK_MOST_PHOTOS),
  /** null: the first photo; a film needs one. */
  coverFile: T.Union([AnswerFileSchema, T.Null()]),
};

export const worksSchemas = {
  getGroupIdByLittleTeacher: { request: withToken, response: GroupSchema },
  /** The envelope's `count` is the total, beyond 1,000 at least one more than the page ends with. `topicId` 0: all topics. */
  listWorks: {
    request: T.Object({
      kind: askedFor(oneOf(WorkKind)),
      scope: oneOf(WorkScope),
      order: oneOf(WorkOrder),
      topicId: idOrZero(),
      ...page,
    }),
    response: list(WorkSchema, 50),
  },
  getWork: { request: workId, response: WorkDetailSchema },
  /** `id` 0: a new work, with a client-generated idempotency key. Only drafts and refused works can be saved. */
  saveWork: {
    request: T.Object({ id: idOrZero(), submissionId: submissionId(), kind: oneOf(WorkKind), ...draft }),
    response: T.Object({ id: id() }),
  },
  /** Submits the last saved version. Idempotent. */
  submitWork: {
    request: T.Object({ id: id(), hasConsented: T.Boolean() }),
    response: T.Object({ state: oneOf(WorkState) }),
  },
  /** In any state: deletes its files, likes and comments. Idempotent. */
  takeBackWork: { request: workId, response: noData() },
  /** One per parent and work; sets the state instead of toggling, so that a repeated tap is idempotent. */
  likeWork: {
    request: T.Object({ id: id(), isLiked: T.Boolean() }),
    response: T.Object({ likes: integer() }),
  },
  collectWork: {
    request: T.Object({ id: id(), isCollected: T.Boolean() }),
    response: T.Object({ collected: integer() }),
  },
  /** Shown ones, newest first, and the parent's own pending ones. */
  listWorkComments: { request: T.Object({ id: id(), ...page }), response: list(CommentSchema, 50) },
  addWorkComment: {
    request: T.Object({ id: id(), submissionId: submissionId(), text: typed(COMMENT_MAX) }),
    response: CommentSchema,
  },
  /** The parent's own. */
  removeWorkComment: { request: T.Object({ commentId: id() }), response: noData() },
  /** One per parent and work; a repeated report replaces the text. */
  reportWork: {
    request: T.Object({ id: id(), reason: oneOf(WorkReportReason), words: typed(WORK_REPORT_WORDS_MAX) }),
    response: noData(),
  },
  /** Open ones first. */
  listWorkTopics: { request: T.Object({ kind: oneOf(WorkKind) }), response: list(WorkTopicSchema, 50) },
  /** By likes, ties by the time of being shown. The place decides the prize. */
  listStarPlaces: {
    request: T.Object({ topicId: id(), ...page }),
    response: list(StarPlaceSchema, 50),
  },
  /** null: there has been none yet. */
  getStarActivity: {
    request: T.Object({ edition: oneOf(StarEdition) }),
    response: T.Union([StarActivitySchema, T.Null()]),
  },
};

export type Group = Static<typeof GroupSchema>;
export type Work = Static<typeof WorkSchema>;
export type WorkDetail = Static<typeof WorkDetailSchema>;
export type WorkComment = Static<typeof CommentSchema>;
export type WorkTopic = Static<typeof WorkTopicSchema>;
export type StarPlace = Static<typeof StarPlaceSchema>;
export type StarActivity = Static<typeof StarActivitySchema>;
