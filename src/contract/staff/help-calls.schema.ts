/** The help: categories and articles. */
import { Type as T } from '@sinclair/typebox';
import { HELP_KEYWORD_MAX, HelpParagraphKind } from '../help/values';
import { dateTime, id, integer, list, noData, oneOf, text } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';

/** Ascending; of equals the older one comes first. */
const position = () => integer(0, 10_000);

const category = { name: said(32), position: position() };

const article = {
  categoryId: id(),
  title: said(128),
  paragraphs: T.Array(T.Object({ kind: oneOf(HelpParagraphKind), text: said(1000) }), {
    minItems: 1,
    maxItems: 100,
  }),
  /** Titles of other articles; those of the category follow by themselves. */
  related: T.Array(text(128), { maxItems: 10, uniqueItems: true }),
  position: position(),
};

/** Parents who said that it helped, and that it did not. */
const votes = { helped: integer(), didNot: integer() };

export const helpCalls = {
  listHelpCategories: operatorCall({
    method: 'GET',
    path: '/operator/help/categories',
    summary: 'In the order in which parents see them; empty ones too, which parents do not see.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object({ ...category, categoryId: id(), articles: integer(), etag: etag() }), 100),
  }),
  getHelpCategory: operatorCall({
    method: 'GET',
    path: '/operator/help/category',
    summary: 'One category.',
    roles: editors,
    audited: false,
    request: T.Object({ categoryId: id() }),
    response: T.Object({ ...category, categoryId: id(), etag: etag() }),
  }),
  saveHelpCategory: operatorCall({
    method: 'POST',
    path: '/operator/help/category/save',
    summary: 'A new one without `categoryId`.',
    roles: editors,
    audited: true,
    request: T.Object({ ...category, categoryId: T.Optional(id()), etag: etag() }),
    response: T.Object({ categoryId: id() }),
  }),
  removeHelpCategory: operatorCall({
    method: 'POST',
    path: '/operator/help/category/remove',
    summary: 'Only an empty one (409).',
    roles: editors,
    audited: true,
    request: T.Object({ categoryId: id() }),
    response: noData(),
  }),
  listHelpArticles: operatorCall({
    method: 'GET',
    path: '/operator/help/articles',
    summary: 'By category, in the order in which parents see them, with their votes.',
    roles: editors,
    audited: false,
    request: T.Object({
      ...paging,
      categoryId: T.Optional(id()),
      /** Words of title or text, separated by spaces; all must match. */
      keyword: T.Optional(text(HELP_KEYWORD_MAX)),
    }),
    response: list(
      T.Object({
        ...votes,
        articleId: id(),
        categoryId: id(),
        categoryName: text(32),
        title: text(128),
        position: position(),
        updatedAt: dateTime(),
      }),
      100,
    ),
  }),
  getHelpArticle: operatorCall({
    method: 'GET',
    path: '/operator/help/article',
    summary: 'One article.',
    roles: editors,
    audited: false,
    request: T.Object({ articleId: id() }),
    response: T.Object({ ...article, ...votes, articleId: id(), updatedAt: dateTime(), etag: etag() }),
  }),
  saveHelpArticle: operatorCall({
    method: 'POST',
    path: '/operator/help/article/save',
    summary: 'A new one without `articleId`. Of a changed title, articles that name it as related follow it.',
    roles: editors,
    audited: true,
    request: T.Object({ ...article, articleId: T.Optional(id()), etag: etag() }),
    response: T.Object({ articleId: id() }),
  }),
  removeHelpArticle: operatorCall({
    method: 'POST',
    path: '/operator/help/article/remove',
    summary: 'For good, with its votes.',
    roles: editors,
    audited: true,
    request: T.Object({ articleId: id() }),
    response: noData(),
  }),
} as const;
