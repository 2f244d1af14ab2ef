import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../core/http/handler';
import { formatDateTime } from '../../core/time';
import { helpArticles, helpCategories, helpVotes } from './tables';
import { mayReadArticle, ownVotes } from './policies';
import { areWordsIn, excerptOf, likeText, wordsOf } from './search';
import { orNotFound } from '../../core/http/policy';

/** Shown to parents. */
const HELP_MESSAGES = { unknown: '这篇帮助不存在或已下架' } as const;

const RELATED_MAX = 4;

export const helpHandlers: HandlersOf<'getHelpCategories' | 'getHelpList' | 'getHelpDetail' | 'voteHelp'> = {
  async getHelpCategories(_request, { db }) {
    return db
      .select({ id: helpCategories.id, name: helpCategories.name, count: count(helpArticles.id) })
      .from(helpCategories)
      .innerJoin(helpArticles, eq(helpArticles.categoryId, helpCategories.id))
      .groupBy(helpCategories.id)
      .orderBy(asc(helpCategories.position), asc(helpCategories.id));
  },

  async getHelpList({ page, limit, categoryId, keyword = '' }, { db }) {
    const words = wordsOf(keyword);
    const wanted = and(
      categoryId === undefined ? undefined : eq(helpArticles.categoryId, categoryId),
      ...areWordsIn(words),
    );
    const find = (paging: Paging) =>
      db
        .select({ article: helpArticles, total: totalRows })
        .from(helpArticles)
        .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
        .where(wanted)
        .orderBy(
          ...words.map((word) => desc(sql`${helpArticles.title} ilike ${likeText(word)}`)),
          asc(helpCategories.position),
          asc(helpArticles.position),
          asc(helpArticles.id),
        )
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    const items = rows.map(({ article }) => ({
      id: article.id,
      categoryId: article.categoryId,
      title: article.title,
      summary: excerptOf(article.body, words),
    }));
    return withCount(items, total);
  },

  async getHelpDetail({ id }, context) {
    const { userId } = requireSession(context);
    const { article, categoryName } = await articleOf(context, id);
    const [vote] = await context.db
      .select()
      .from(helpVotes)
      .where(and(ownVotes(userId), eq(helpVotes.articleId, id)));
    return {
      id,
      categoryId: article.categoryId,
      categoryName,
      title: article.title,
      updatedAt: formatDateTime(article.updatedAt),
      paragraphs: [...article.paragraphs],
      related: await relatedTo(context, article),
      isHelpful: vote?.isHelpful ?? null,
    };
  },

  async voteHelp({ id, isHelpful }, context) {
    const { userId } = requireSession(context);
    await articleOf(context, id);
    const answer = { isHelpful, votedAt: context.clock.now() };
    await context.db
      .insert(helpVotes)
      .values({ userId, articleId: id, ...answer })
      .onConflictDoUpdate({ target: [helpVotes.userId, helpVotes.articleId], set: answer });
    return null;
  },
};

type Article = typeof helpArticles.$inferSelect;

async function articleOf({ db }: CallContext, id: number) {
  const [row] = await db
    .select({ article: helpArticles, categoryName: helpCategories.name })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .where(eq(helpArticles.id, id));
  return orNotFound(row, HELP_MESSAGES.unknown, mayReadArticle);
}

/** Articles named as related, then others of the category. */
async function relatedTo({ db }: CallContext, { id, categoryId, related }: Article) {
  const isNamed = inArray(helpArticles.title, [...related]);
  const isNear = eq(helpArticles.categoryId, categoryId);
  const isAny = related.length > 0;
  return db
    .select({ id: helpArticles.id, title: helpArticles.title })
    .from(helpArticles)
    .where(and(ne(helpArticles.id, id), isAny ? or(isNamed, isNear) : isNear))
    .orderBy(...(isAny ? [desc(isNamed)] : []), asc(helpArticles.position), asc(helpArticles.id))
    .limit(RELATED_MAX);
}
