/** Scrolls the first error into view after rendering: otherwise a failed tap looks like no reaction. */
export function showComplaint(footer: unknown): void {
  if (!(footer instanceof HTMLElement)) return;
  requestAnimationFrame(() => {
    const body = footer.closest('.screen')?.querySelector('.screen__body');
    const complaints = [...(body?.querySelectorAll('[role="alert"]') ?? [])];
    const first = complaints.find(({ textContent }) => textContent?.trim());
    if (typeof first?.scrollIntoView === 'function') first.scrollIntoView({ block: 'center' });
  });
}
