/** The help (/help/list, /help/detail). */
import { Type as T } from '@sinclair/typebox';
import { HELP_KEYWORD_MAX, HELP_PAGE_SIZE, HelpParagraphKind } from '../help';
import { dateTime, id, integer, list, nothingAsked, nothingTold, oneOf, text } from './primitives.schema';

const HelpCategory = T.Object({ id: id(), name: text(32), count: integer() });

const HelpItem = T.Object({
  id: id(),
  categoryId: id(),
  title: text(128),
  /** The place of the article that fits what was searched for, else its beginning. */
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
  /** What this parent has answered to "did it help"; null when nothing yet. */
  isHelpful: T.Union([T.Boolean(), T.Null()]),
});

export const helpSchemas = {
  getHelpCategories: { request: nothingAsked(), response: list(HelpCategory, 50) },
  /** `page` counts from 1. The length of the whole list is the envelope's `count`. */
  getHelpList: {
    request: T.Object({
      page: integer(1, 1000),
      limit: integer(1, 50),
      categoryId: T.Optional(id()),
      /** In title and body; several words by blanks, all of which must be there. */
      keyword: T.Optional(T.String({ minLength: 1, maxLength: HELP_KEYWORD_MAX })),
    }),
    response: list(HelpItem, Math.max(50, HELP_PAGE_SIZE)),
  },
  getHelpDetail: { request: T.Object({ id: id() }), response: HelpArticle },
  /** Once per parent and article: a second answer replaces the first. */
  voteHelp: { request: T.Object({ id: id(), isHelpful: T.Boolean() }), response: nothingTold() },
};
