/** The sheet follows a drag of its head; at 0 it returns, unless it is closing: that goes on from where it is. */
export function pull(head: unknown, distance: number): void {
  if (!(head instanceof HTMLElement) || head.closest('.overlay--leaving')) return;
  const panel = head.closest<HTMLElement>('.overlay__panel');
  if (!panel) return;
  panel.style.transition = distance > 0 ? 'none' : 'transform 150ms ease-out';
  panel.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
}
