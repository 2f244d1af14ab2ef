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
