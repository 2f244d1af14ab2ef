import type { Checked } from '@/contract/questions/question.schema';

/** found: chosen and right; missed: right, not chosen; wrong: chosen, not right. */
export type Mark = 'found' | 'missed' | 'wrong';

interface Outcome {
  readonly chosen: readonly string[];
  /** undefined: nobody checked it yet. */
  readonly checked: Checked | undefined;
  /** undefined: not to be told. */
  readonly right: readonly string[] | undefined;
}

/** How an option turned out; undefined where there is nothing to say. */
export function markOf(key: string, { chosen, checked, right }: Outcome): Mark | undefined {
  if (right?.includes(key)) return chosen.includes(key) ? 'found' : 'missed';
  if (!chosen.includes(key) || checked === undefined) return undefined;
  if (checked.wrongParts.includes(key)) return 'wrong';
  return right === undefined ? 'found' : undefined;
}
