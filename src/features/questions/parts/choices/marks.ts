import type { Checked } from '@/contract/questions/question.schema';

/** found: selected and right; missed: right, not selected; wrong: selected, not right. */
export type Mark = 'found' | 'missed' | 'wrong';

interface Outcome {
  readonly chosen: readonly string[];
  /** undefined: not checked. */
  readonly checked: Checked | undefined;
  /** undefined: may not be shown. */
  readonly right: readonly string[] | undefined;
}

/** Mark of an option; undefined for none. */
export function markOf(key: string, { chosen, checked, right }: Outcome): Mark | undefined {
  if (right?.includes(key)) return chosen.includes(key) ? 'found' : 'missed';
  if (!chosen.includes(key) || checked === undefined) return undefined;
  if (checked.wrongParts.includes(key)) return 'wrong';
  return right === undefined ? 'found' : undefined;
}
