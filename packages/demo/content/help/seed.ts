import type { HelpParagraphKind } from '../../../../src/contract/help/values';
import { filled } from '../../../../server/core/facts';
import { addDays, type Clock } from '../../../../server/core/time';
import { HELP_ARTICLES } from './articles';

/** Line prefixes of articles.ts. */
const KINDS: Readonly<Record<string, HelpParagraphKind>> = { '#': 'heading', '-': 'step', '!': 'tip' };
const UPDATED_DAYS_AGO = 30;

function paragraphOf(line: string) {
  const kind = KINDS[line.charAt(0)];
  return kind === undefined ? { kind: 'text', text: line } : { kind, text: line.slice(2) };
}

/** Articles for all parents. */
export function helpRows({ clock }: { readonly clock: Clock }) {
  const categoryId = (position: number) => `demo-${position + 1}`;
  return {
    helpCategories: HELP_ARTICLES.map(({ name }, position) => ({ id: categoryId(position), name, position })),
    helpArticles: HELP_ARTICLES.flatMap(({ articles }, at) =>
      articles.map(({ title, lines, related = [], daysAgo = UPDATED_DAYS_AGO }, position) => ({
        id: `${categoryId(at)}-${position + 1}`,
        category: categoryId(at),
        ...{ title, related, position },
        paragraphs: lines.map((line) => paragraphOf(filled(line))),
        updatedAt: addDays(clock.now(), -daysAgo),
      })),
    ),
  };
}
