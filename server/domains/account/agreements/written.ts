/** An agreement as a text that can be typed: '# ' begins a heading, '- ' an item, every other line is a paragraph. */
import type { AgreementSection } from '../../../../src/contract/account/agreements.schema';

/** Of the contract. */
const HEADING_MOST = 64;
const PARAGRAPH_MOST = 2000;
const PARAGRAPHS_MOST = 60;
const SECTIONS_MOST = 40;

const HEADING = '# ';
const ITEM = '- ';

export const writtenOf = (sections: readonly AgreementSection[]): string =>
  sections
    .map(({ heading, paragraphs }) =>
      [HEADING + heading, ...paragraphs.map(({ isItem, text }) => (isItem ? ITEM + text : text))].join('\n'),
    )
    .join('\n\n');

interface Section extends AgreementSection {
  readonly paragraphs: { text: string; isItem: boolean }[];
}

/** null: it begins without a heading, or a part is too long. */
export function sectionsOf(written: string): AgreementSection[] | null {
  const sections: Section[] = [];
  for (const line of written.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    if (line.startsWith(HEADING)) {
      sections.push({ heading: line.slice(HEADING.length).trim(), paragraphs: [] });
      continue;
    }
    const isItem = line.startsWith(ITEM);
    const text = isItem ? line.slice(ITEM.length).trim() : line;
    const section = sections.at(-1);
    if (section === undefined || text === '') return null;
    section.paragraphs.push({ text, isItem });
  }
  return sections.length > 0 && sections.length <= SECTIONS_MOST && sections.every(fits) ? sections : null;
}

const fits = ({ heading, paragraphs }: Section): boolean =>
  heading !== '' &&
  heading.length <= HEADING_MOST &&
  paragraphs.length <= PARAGRAPHS_MOST &&
  paragraphs.every(({ text }) => text.length <= PARAGRAPH_MOST);
