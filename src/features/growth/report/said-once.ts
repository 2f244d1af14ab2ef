import type { Section } from '@/contract/growth/report.schema';

/**
 * Sections that repeat nothing: what went well and what to practise is said by the last section that says it, which knows most about it;
 * a link is where it comes first.
 */
export function saidOnce(sections: readonly Section[]): Section[] {
  const linked = new Set<string>();
  return sections.map((section, index) => {
    const later = sections.slice(index + 1);
    const isNew = (row: 'good' | 'practise') => (text: string) =>
      !later.some(({ [row]: texts }) => texts.includes(text));
    const ways = section.ways.filter(({ url }) => !linked.has(url));
    ways.forEach(({ url }) => linked.add(url));
    return {
      ...section,
      good: section.good.filter(isNew('good')),
      practise: section.practise.filter(isNew('practise')),
      ways,
    };
  });
}
