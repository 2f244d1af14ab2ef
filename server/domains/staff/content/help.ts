/** The help: categories and articles. */
import { STAFF_CODE } from '../../../../src/contract/staff/values';
import { pageOf } from '../../../core/db/page';
import { badInput, BusinessError, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { formatDateTime } from '../../../core/time';
import {
  addArticle,
  articlesOf,
  articleToEdit,
  categoriesOf,
  changeArticle,
  lockCategory,
  removeArticle,
  removeCategory,
  saveCategory,
  unknownTitles,
  votesOn,
} from '../../help/edit';
import { wordsOf } from '../../help/search';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, withEtag } from './etag';

type ArticleRow = NonNullable<Awaited<ReturnType<typeof articleToEdit>>>;
type CategoryRow = NonNullable<Awaited<ReturnType<typeof lockCategory>>>;

const shownArticle = ({ categoryId, id, paragraphs, position, related, title, updatedAt }: ArticleRow) => ({
  ...{ articleId: id, categoryId, title, paragraphs: [...paragraphs], related: [...related], position },
  updatedAt: formatDateTime(updatedAt),
});

const articleFor = async ({ db }: OperatorContext, articleId: number) =>
  orNotFound(await articleToEdit(db, articleId), STAFF_MESSAGES.unknown);

/** As an editor writes it. */
const shownCategory = ({ id, name, position }: CategoryRow) => ({ categoryId: id, name, position });

const categoryFor = async ({ db }: OperatorContext, categoryId: number) =>
  orNotFound(await lockCategory(db, categoryId), STAFF_MESSAGES.unknown);

export const help: OperatorHandlersOf<
  | 'listHelpCategories'
  | 'getHelpCategory'
  | 'saveHelpCategory'
  | 'removeHelpCategory'
  | 'listHelpArticles'
  | 'getHelpArticle'
  | 'saveHelpArticle'
  | 'removeHelpArticle'
> = {
  async listHelpCategories(asked, { db }) {
    const { rows, total } = await pageOf((paging) => categoriesOf(db, paging), asked);
    return withCount(
      rows.map(({ articles, total: _total, ...row }) => ({ ...withEtag(shownCategory(row)), articles })),
      total,
    );
  },

  async getHelpCategory({ categoryId }, context) {
    return withEtag(shownCategory(await categoryFor(context, categoryId)));
  },

  async saveHelpCategory({ categoryId, etag, name, position }, context) {
    if (categoryId !== undefined)
      assertUnchanged(shownCategory(await categoryFor(context, categoryId)), etag);
    const id = await saveCategory(context.db, categoryId, { name: name.trim(), position });
    context.concerns({ detail: { categoryId: id, name: name.trim() } });
    return { categoryId: id };
  },

  async removeHelpCategory({ categoryId }, context) {
    const { name } = await categoryFor(context, categoryId);
    if (!(await removeCategory(context.db, categoryId)))
      throw new BusinessError(STAFF_CODE.notEmpty, STAFF_MESSAGES.categoryFilled);
    context.concerns({ detail: { categoryId, name } });
    return null;
  },

  async listHelpArticles({ categoryId, keyword = '', ...asked }, { db }) {
    const wanted = { categoryId, words: wordsOf(keyword) };
    const { rows, total } = await pageOf((paging) => articlesOf(db, wanted, paging), asked);
    const votes = await votesOn(
      db,
      rows.map(({ article }) => article.id),
    );
    const listed = rows.map(({ article: { id, position, title, updatedAt, ...article }, categoryName }) => ({
      ...{ articleId: id, categoryId: article.categoryId, categoryName, title, position },
      ...{ updatedAt: formatDateTime(updatedAt), ...votes(id) },
    }));
    return withCount(listed, total);
  },

  async getHelpArticle({ articleId }, context) {
    const shown = shownArticle(await articleFor(context, articleId));
    const votes = await votesOn(context.db, [articleId]);
    return { ...withEtag(shown), ...votes(articleId) };
  },

  async saveHelpArticle(article, context) {
    const { articleId, categoryId, etag, paragraphs, position, related, title } = article;
    const { clock, db } = context;
    const before = articleId === undefined ? null : await articleFor(context, articleId);
    if (before !== null) assertUnchanged(shownArticle(before), etag);
    if ((await lockCategory(db, categoryId)) === undefined)
      throw badInput('categoryId', STAFF_MESSAGES.category);
    const unknown = await unknownTitles(db, related);
    if (unknown.length > 0) throw badInput('related', STAFF_MESSAGES.relatedTitles(unknown.join('、')));
    const written = {
      ...{ categoryId, position, related, title: title.trim(), updatedAt: clock.now() },
      paragraphs: paragraphs.map(({ kind, text }) => ({ kind, text: text.trim() })),
    };
    if (before !== null) await changeArticle(db, before, written);
    const id = before?.id ?? (await addArticle(db, written));
    context.concerns({ detail: { articleId: id, title: written.title } });
    return { articleId: id };
  },

  async removeHelpArticle({ articleId }, context) {
    const article = await articleFor(context, articleId);
    await removeArticle(context.db, article);
    context.concerns({ detail: { articleId, title: article.title } });
    return null;
  },
};
