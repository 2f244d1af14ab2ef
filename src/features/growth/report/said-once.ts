import type { Section } from '@/contract/growth/report.schema';
import { SectionKey } from '@/contract/growth/values';

/** The overview, shown at the head, and the sections below it; nothing twice. */
export function withHead(sections: readonly Section[]): {
  readonly overview: Section | undefined;
  readonly below: readonly Section[];
} {
  const [first, ...others] = saidOnce(sections);
  if (first?.key === SectionKey.overview) return { overview: first, below: others };
  return { overview: undefined, below: first ? [first, ...others] : [] };
}

/** Of few questions a picture says how many were right. */
const isDrawn = ({ pictures }: Section, text: string): boolean =>
  pictures.some(({ points }) =>
    points.some(({ label, of }) => of !== undefined && text.startsWith(`${label}：`)),
  );

/** Sections that repeat nothing: a point or a link is in the last section that has it, which knows most about it. */
function saidOnce(sections: readonly Section[]): Section[] {
  return sections.map((section, index) => {
    const later = sections.slice(index + 1);
    const isNew = (row: 'good' | 'practise') => (text: string) =>
      !isDrawn(section, text) && !later.some(({ [row]: texts }) => texts.includes(text));
    return {
      ...section,
      good: section.good.filter(isNew('good')),
      practise: section.practise.filter(isNew('practise')),
      ways: section.ways.filter(
        ({ url }) => !later.some(({ ways }) => ways.some((link) => link.url === url)),
      ),
    };
  });
}
