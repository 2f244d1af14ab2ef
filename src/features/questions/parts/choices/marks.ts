import type { Checked, Item } from '@/contract/questions/question.schema';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Arrow keys of a radio group, with wrap-around: moves the focus and returns the new index. */
export function moveChoice(event: KeyboardEvent, count: number): number | undefined {
  const step = STEPS[event.key];
  const group = event.currentTarget;
  if (step === undefined || !(group instanceof HTMLElement)) return undefined;
  event.preventDefault();
  const radios = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = radios.findIndex((radio) => radio === group.ownerDocument.activeElement);
  const next = (Math.max(0, at) + step + count) % count;
  radios[next]?.focus();
  return next;
}

/** Toggles a key, in option order. */
export const toggled = (options: readonly Item[], chosen: readonly string[], key: string): string[] =>
  options.map((option) => option.key).filter((each) => chosen.includes(each) !== (each === key));

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
