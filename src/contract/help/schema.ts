import { Type as T, type Static } from '@sinclair/typebox';
import {
  dateTime,
  flag,
  id,
  integer,
  list,
  nothingAsked,
  noData,
  oneOf,
  text,
  url,
  written,
} from '../primitives.schema';
import { surveySchemas } from './survey.schema';
import {
  FEEDBACK_LENGTH,
  FEEDBACK_MAX_PICTURES,
  FeedbackKind,
  HELP_KEYWORD_MAX,
  HELP_PAGE_SIZE,
  HelpParagraphKind,
  SURVEY_MAX_REASONS,
  SURVEY_MAX_WORDS,
  SURVEY_SCORE,
  SurveyReason,
} from './values';

const uploadedPicture = () =>
  T.String({ maxLength: 2048, pattern: '^https?://', description: 'An upload of this parent' });

const HelpCategory = T.Object({ id: id(), name: text(32), count: integer() });

const HelpItem = T.Object({
  id: id(),
  categoryId: id(),
  title: text(128),
  /** The matching excerpt of a search, otherwise the beginning. */
  summary: text(200),
});

const HelpArticle = T.Object({
  id: id(),
  categoryId: id(),
  categoryName: text(32),
  title: text(128),
  updatedAt: dateTime(),
  paragraphs: list(T.Object({ kind: oneOf(HelpParagraphKind), text: text(1000) }), 100),
  related: list(T.Object({ id: id(), title: text(128) }), 10),
  /** This parent's vote; null if none. */
  isHelpful: T.Union([T.Boolean(), T.Null()]),
});

/** JSON in `typeValue` of serviceCenter (assumed). The mini program has its own chat page. */
export const ServiceCenterSchema = T.Object({
  phone: T.Optional(text(32)),
  consultUrl: T.Optional(url()),
  miniConsultUrl: T.Optional(url()),
});

export const helpSchemas = {
  /** A truthy `data`: the survey is due. */
  isPushQuestionnaire: {
    request: T.Object({ userId: id() }),
    response: T.Union([T.Boolean(), flag(), text(64), T.Null()]),
  },
  submitFeedback: {
    request: T.Object({
      kind: oneOf(FeedbackKind),
      content: written(FEEDBACK_LENGTH.max),
      pictures: list(uploadedPicture(), FEEDBACK_MAX_PICTURES),
      /** An order of this parent. */
      orderNo: T.Optional(T.String({ minLength: 1, maxLength: 32 })),
      /** Idempotency key: the same on every retry of one feedback. */
      requestId: T.Optional(T.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f]+$' })),
    }),
    response: noData(),
  },
  getHelpCategories: { request: nothingAsked(), response: list(HelpCategory, 50) },
  /** `page` is 1-based. The envelope's `count` is the total. */
  getHelpList: {
    request: T.Object({
      page: integer(1, 1000),
      limit: integer(1, 50),
      categoryId: T.Optional(id()),
      /** Searches title and body; words are separated by spaces and all must match. */
      keyword: T.Optional(written(HELP_KEYWORD_MAX)),
    }),
    response: list(HelpItem, Math.max(50, HELP_PAGE_SIZE)),
  },
  getHelpDetail: { request: T.Object({ id: id() }), response: HelpArticle },
  /** One vote per parent and article: a second replaces the first. */
  voteHelp: { request: T.Object({ id: id(), isHelpful: T.Boolean() }), response: noData() },
  /** Stored once per push; then the survey is no longer due. */
  submitQuestionnaire: {
    request: T.Object({
      score: integer(SURVEY_SCORE.min, SURVEY_SCORE.max),
      reasons: T.Array(oneOf(SurveyReason), { maxItems: SURVEY_MAX_REASONS, uniqueItems: true }),
      content: written(SURVEY_MAX_WORDS),
      /** Idempotency key: the same on every retry of one answer. */
      requestId: T.Optional(T.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f]+$' })),
    }),
    response: noData(),
  },
  /** `crUid`: from the private info. Another child's tutor is refused. */
  getTutor: {
    request: T.Object({ crUid: id() }),
    response: T.Object({
      crUid: id(),
      name: text(32),
      title: text(64),
      headImg: url(),
      /** '' where the tutor has none. */
      weChatId: text(64),
      /** URL of a picture; '' for none. */
      weChatQrCode: url(),
      workingHours: list(T.Object({ days: text(32), hours: text(64) }), 10),
      helpsWith: list(text(64), 10),
    }),
  },
  ...surveySchemas,
};

export type ServiceCenter = Static<typeof ServiceCenterSchema>;
