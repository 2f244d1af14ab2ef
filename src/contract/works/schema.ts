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
  nothingTold,
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
/** Characters as a reader counts them: an emoji is several here. */

/** The child's current group; 0 and '' where it has none. */
export const GroupSchema = T.Object({ groupId: idOrZero(), groupName: text(64) });

export const WorkSchema = T.Object({
  id: id(),
  kind: askedFor(oneOf(WorkKind)),
  state: oneOf(WorkState),
  title: text(96),
  /** An address that whoever may see the work can load; '' where there is none yet. */
  cover: url(),
  /** Else it is photos. */
  isFilm: T.Boolean(),
  /** Of the film; 0 where nobody knows. */
  seconds: integer(0, 36_000),
  photos: integer(0, WORK_MOST_PHOTOS),
  /** Nothing beyond what the parent chose: a nickname, or '*' and the last character. */
  childName: typed(NICKNAME_MAX),
  topicId: idOrZero(),
  topicTitle: text(64),
  likes: integer(),
  comments: integer(),
  collected: integer(),
  isLiked: T.Boolean(),
  isCollected: T.Boolean(),
  isMine: T.Boolean(),
  /** When it was shown; while it is not, when it was changed last. */
  at: dateTime(),
  /** Why it was refused; '' otherwise, and for everybody else. */
  reason: text(500),
});

export const WorkDetailSchema = T.Object({
  ...WorkSchema.properties,
  words: typed(WORK_WORDS_MAX),
  /** '' for photos. Like photos' addresses it ends with the work. */
  film: url(),
  pictures: list(url(), WORK_MOST_PHOTOS),
  /** As they were handed in, for the parent who goes on with it; empty for everybody else. */
  files: list(AnswerFileSchema, WORK_MOST_PHOTOS),
  coverFile: T.Union([AnswerFileSchema, T.Null()]),
  /** As the parent chose; '' for the shortened name, and for everybody else. */
  nickname: typed(NICKNAME_MAX),
});

export const CommentSchema = T.Object({
  id: id(),
  text: typed(COMMENT_MAX),
  /** As of whoever wrote it: a child's shortened name and '的家长'. */
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
  /** '' where it has no beginning or end. */
  startsAt: dateTime(),
  endsAt: dateTime(),
  /** That are shown. */
  works: integer(),
});

export const StarActivitySchema = T.Object({
  ...WorkTopicSchema.properties,
  /** Paragraphs of the rules, each with a heading. */
  rules: list(T.Object({ title: text(64), words: text(1000) }), 20),
  prizes: list(T.Object({ place: text(32), name: text(64), stars: integer() }), 10),
  /** The child's own: its work, its place by likes (0 while it has none shown). */
  ownWorkId: idOrZero(),
  ownPlace: integer(),
  /** Stars that the child won, once it is over; 0 otherwise. */
  ownStars: integer(),
});

/** A child's best work in an edition, with the likes that came before its end. */
export const StarPlaceSchema = T.Object({ place: integer(1), likes: integer(), work: WorkSchema });

/** What a parent writes and adds. Sent whole at every saving; '' and empty while it is unfinished. */
const draft = {
  title: typed(WORK_TITLE_LENGTH.max),
  words: typed(WORK_WORDS_MAX),
  nickname: written(NICKNAME_MAX),
  topicId: idOrZero(),
  /** One film, or photos; never both. An address may be '' while a file is on its way: such a draft can be kept, not sent. */
  isFilm: T.Boolean(),
  files: list(AnswerFileSchema, WORK_MOST_PHOTOS),
  /** null: the first photo; a film needs one. */
  coverFile: T.Union([AnswerFileSchema, T.Null()]),
};

export const worksSchemas = {
  getGroupIdByLittleTeacher: { request: withToken, response: GroupSchema },
  /** `count` of the envelope: of the whole list. `topicId` 0: of every topic. */
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
  /** `id` 0: a new one, named by the device, so that a second sending is no second work. Of drafts and of refused works. */
  saveWork: {
    request: T.Object({ id: idOrZero(), submissionId: submissionId(), kind: oneOf(WorkKind), ...draft }),
    response: T.Object({ id: id() }),
  },
  /** As it was saved last. Twice is once. */
  submitWork: {
    request: T.Object({ id: id(), hasConsented: T.Boolean() }),
    response: T.Object({ state: oneOf(WorkState) }),
  },
  /** In every state: its files go, with likes and comments. Twice is once. */
  takeBackWork: { request: workId, response: nothingTold() },
  /** One of a parent a work; as it shall be, so that a second tap is no second like. */
  likeWork: {
    request: T.Object({ id: id(), isLiked: T.Boolean() }),
    response: T.Object({ likes: integer() }),
  },
  collectWork: {
    request: T.Object({ id: id(), isCollected: T.Boolean() }),
    response: T.Object({ collected: integer() }),
  },
  /** Shown ones, newest first, and one's own that wait. */
  listWorkComments: { request: T.Object({ id: id(), ...page }), response: list(CommentSchema, 50) },
  addWorkComment: {
    request: T.Object({ id: id(), submissionId: submissionId(), text: typed(COMMENT_MAX) }),
    response: CommentSchema,
  },
  /** One's own. */
  removeWorkComment: { request: T.Object({ commentId: id() }), response: nothingTold() },
  /** Once a parent a work; a second time changes the words. */
  reportWork: {
    request: T.Object({ id: id(), reason: oneOf(WorkReportReason), words: typed(WORK_REPORT_WORDS_MAX) }),
    response: nothingTold(),
  },
  /** Open ones first. */
  listWorkTopics: { request: T.Object({ kind: oneOf(WorkKind) }), response: list(WorkTopicSchema, 50) },
  /** By likes; of as many whoever was shown first. The place is that of the prizes. */
  listStarPlaces: {
    request: T.Object({ topicId: id(), ...page }),
    response: list(StarPlaceSchema, 50),
  },
  /** null: there was none yet. */
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
