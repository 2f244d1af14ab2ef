/** Help as editors keep it. */
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { oneLine } from '../../core/one-line';
import { areWordsIn } from './search';
import { helpArticles, helpCategories, helpVotes } from './tables';

type ArticleRow = typeof helpArticles.$inferSelect;
export type WrittenArticle = Omit<typeof helpArticles.$inferInsert, 'body'>;

/** The row of what was written: what the search reads is made of the paragraphs. */
export const articleRow = (written: WrittenArticle) => ({
  ...written,
  body: oneLine(written.paragraphs.map(({ text }) => text).join('\n')),
});

export const categoriesOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ ...getTableColumns(helpCategories), articles: count(helpArticles.id), total: totalRows })
    .from(helpCategories)
    .leftJoin(helpArticles, eq(helpArticles.categoryId, helpCategories.id))
    .groupBy(helpCategories.id)
    .orderBy(asc(helpCategories.position), asc(helpCategories.id))
    .limit(limit)
    .offset(offset);

/** Resolves to its id. An `id` is that of a row that is locked. */
export async function saveCategory(
  db: Db,
  id: number | undefined,
  written: typeof helpCategories.$inferInsert,
): Promise<number> {
  const table = helpCategories;
  const [saved] =
    id === undefined
      ? await db.insert(table).values(written).returning({ id: table.id })
      : await db.update(table).set(written).where(eq(table.id, id)).returning({ id: table.id });
  if (saved === undefined) throw new Error('A category was not stored');
  return saved.id;
}

/** In a transaction: until it ends, no article comes into the category. */
export async function lockCategory(db: Db, id: number) {
  const [category] = await db.select().from(helpCategories).where(eq(helpCategories.id, id)).for('update');
  return category;
}

/** Whether it was empty; its articles would go with it. */
export async function removeCategory(db: Db, id: number): Promise<boolean> {
  if ((await db.$count(helpArticles, eq(helpArticles.categoryId, id))) > 0) return false;
  await db.delete(helpCategories).where(eq(helpCategories.id, id));
  return true;
}

interface Wanted {
  readonly categoryId?: number | undefined;
  /** Of titles and texts; all must match. */
  readonly words: readonly string[];
}

export const articlesOf = (db: Db, { categoryId, words }: Wanted, { limit, offset }: Paging) =>
  db
    .select({ article: helpArticles, categoryName: helpCategories.name, total: totalRows })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .where(
      and(
        categoryId === undefined ? undefined : eq(helpArticles.categoryId, categoryId),
        ...areWordsIn(words),
      ),
    )
    .orderBy(
      asc(helpCategories.position),
      asc(helpCategories.id),
      asc(helpArticles.position),
      asc(helpArticles.id),
    )
    .limit(limit)
    .offset(offset);

/** How many parents said that an article helped, and that it did not. */
export async function votesOn(db: Db, articleIds: readonly number[]) {
  const rows = await db
    .select({
      articleId: helpVotes.articleId,
      helped: sql<number>`count(*) filter (where ${helpVotes.isHelpful})`.mapWith(Number),
      didNot: sql<number>`count(*) filter (where not ${helpVotes.isHelpful})`.mapWith(Number),
    })
    .from(helpVotes)
    .where(inArray(helpVotes.articleId, [...articleIds]))
    .groupBy(helpVotes.articleId);
  const byArticle = new Map(rows.map(({ articleId, ...votes }) => [articleId, votes]));
  return (articleId: number) => byArticle.get(articleId) ?? { helped: 0, didNot: 0 };
}

export async function articleToEdit(db: Db, id: number): Promise<ArticleRow | undefined> {
  const [article] = await db.select().from(helpArticles).where(eq(helpArticles.id, id)).for('update');
  return article;
}

/** Titles that no article has. */
export async function unknownTitles(db: Db, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return [];
  const rows = await db
    .select({ title: helpArticles.title })
    .from(helpArticles)
    .where(inArray(helpArticles.title, [...titles]));
  const known = new Set(rows.map(({ title }) => title));
  return titles.filter((title) => !known.has(title));
}

const names = (title: string) => sql`${helpArticles.related} @> to_jsonb(${title}::text)`;

export async function addArticle(db: Db, written: WrittenArticle): Promise<number> {
  const [added] = await db
    .insert(helpArticles)
    .values(articleRow(written))
    .returning({ id: helpArticles.id });
  if (added === undefined) throw new Error('A help article was not stored');
  return added.id;
}

/** Others name it by its title: they follow. */
export async function changeArticle(db: Db, before: ArticleRow, written: WrittenArticle): Promise<void> {
  await db.update(helpArticles).set(articleRow(written)).where(eq(helpArticles.id, before.id));
  if (before.title === written.title) return;
  const { related } = helpArticles;
  const renamed = sql`(select jsonb_agg(case named when ${before.title}::text then ${written.title}::text else named end)
    from jsonb_array_elements_text(${related}) as names (named))`;
  await db.update(helpArticles).set({ related: renamed }).where(names(before.title));
}

export async function removeArticle(db: Db, { id, title }: ArticleRow): Promise<void> {
  await db.delete(helpArticles).where(eq(helpArticles.id, id));
  await db
    .update(helpArticles)
    .set({ related: sql`${helpArticles.related} - ${title}::text` })
    .where(names(title));
}
