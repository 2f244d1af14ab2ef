/** Tells how high something drawn is, and again whenever that changes; in a browser without observers once. */
export function watchHeight(target: unknown, onMeasured: (height: number) => void): () => void {
  if (!(target instanceof HTMLElement)) return () => undefined;
  const measure = (): void => onMeasured(target.offsetHeight);
  measure();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(target);
  return () => observer.disconnect();
}
