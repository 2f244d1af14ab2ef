const running = new WeakMap<Element, Animation[]>();

/** this.animate of a page or component: the last keyframe stays applied until it is cleared (null). */
export async function animate(
  element: Element,
  keyframes: Keyframe[] | null,
  duration: number,
): Promise<void> {
  const before = running.get(element) ?? [];
  if (!keyframes) {
    for (const animation of before) animation.cancel();
    running.delete(element);
    return;
  }
  const animation = element.animate(keyframes, { duration, fill: 'forwards' });
  running.set(element, [...before, animation]);
  // Clearing it before its end also ends it.
  await animation.finished.catch(() => undefined);
}
