import type { Section } from '@/contract/growth/report.schema';

/** Sections that repeat nothing: a point or a link is in the last section that has it, which knows most about it. */
export function saidOnce(sections: readonly Section[]): Section[] {
  return sections.map((section, index) => {
    const later = sections.slice(index + 1);
    const isNew = (row: 'good' | 'practise') => (text: string) =>
      !later.some(({ [row]: texts }) => texts.includes(text));
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
