/** An internal element of a component. Styles of the mini program do not match it: their tags are prefixed. */
export function box(className: string, ...children: Node[]): HTMLDivElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** A length attribute in px: a number, or text in px or rpx (750 rpx are the width of the page). NaN for anything else, including null. */
export function pixels(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return NaN;
  const amount = parseFloat(value);
  return /rpx\s*$/.test(value) ? (amount * window.innerWidth) / 750 : amount;
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Calls `work` once after the current batch of operations, even if requested several times. */
export function afterBatch(work: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      work();
    });
  };
}
