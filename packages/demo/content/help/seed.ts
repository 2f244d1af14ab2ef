import { HelpParagraphKind } from '../../../../src/contract/help/values';
import type { Db } from '../../../../server/core/db/types';
import { filled } from '../../../../server/core/facts';
import { addDays, type Clock } from '../../../../server/core/time';
import { HELP_ARTICLES, type ArticleText } from './articles';
import { addArticle, saveCategory, type WrittenArticle } from '../../../../server/domains/help/edit';
import type { HelpParagraph } from '../../../../server/domains/help/tables';

/** Line prefixes of articles.ts. */
const KINDS: Readonly<Record<string, HelpParagraphKind>> = {
  '#': HelpParagraphKind.heading,
  '-': HelpParagraphKind.step,
  '!': HelpParagraphKind.tip,
};
const UPDATED_DAYS_AGO = 30;

function paragraphOf(line: string): HelpParagraph {
  const kind = KINDS[line.charAt(0)];
  return kind === undefined ? { kind: HelpParagraphKind.text, text: line } : { kind, text: line.slice(2) };
}

/** Articles for all parents. */
export async function seedHelp(db: Db, clock: Clock): Promise<void> {
  for (const [position, { name, articles }] of HELP_ARTICLES.entries()) {
    const categoryId = await saveCategory(db, undefined, { name, position });
    if (categoryId === undefined) throw new Error('A help category was not stored');
    for (const [index, article] of articles.entries())
      await addArticle(db, written(article, { clock, categoryId, index }));
  }
}

interface Place {
  readonly clock: Clock;
  readonly categoryId: number;
  readonly index: number;
}

function written(article: ArticleText, { clock, categoryId, index }: Place): WrittenArticle {
  const { title, lines, related = [], daysAgo = UPDATED_DAYS_AGO } = article;
  return {
    categoryId,
    title,
    paragraphs: lines.map((line) => paragraphOf(filled(line))),
    related,
    position: index,
    updatedAt: addDays(clock.now(), -daysAgo),
  };
}
