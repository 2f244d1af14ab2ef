export interface ScrollTarget {
  left?: number;
  top?: number;
  /** scrolls so that this element is at the top; `top` is then added */
  target?: Element;
  /** ms */
  duration: number;
}

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Scrolls the page; resolves when it has arrived. */
export function scrollPage({ left, top, target, duration }: ScrollTarget): Promise<void> {
  const page = document.documentElement;
  const from = { left: page.scrollLeft, top: page.scrollTop };
  const limit = page.scrollHeight - page.clientHeight;
  const wanted = target ? from.top + target.getBoundingClientRect().top + (top ?? 0) : (top ?? from.top);
  const to = { left: left ?? from.left, top: Math.max(0, Math.min(limit, wanted)) };
  if (duration <= 0) {
    page.scrollTo({ ...to, behavior: 'instant' });
    return Promise.resolve();
  }
  const started = performance.now();
  return new Promise((resolve) => {
    const step = (): void => {
      const part = Math.min(1, (performance.now() - started) / duration);
      const at = ease(part);
      page.scrollTo({
        left: from.left + (to.left - from.left) * at,
        top: from.top + (to.top - from.top) * at,
        behavior: 'instant',
      });
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    step();
  });
}
