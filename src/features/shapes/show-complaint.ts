/** What is missing comes into sight, once it is drawn: a tap that fails must not look like one that did nothing. */
export function showComplaint(footer: unknown): void {
  if (!(footer instanceof HTMLElement)) return;
  requestAnimationFrame(() => {
    const body = footer.closest('.screen')?.querySelector('.screen__body');
    const complaints = [...(body?.querySelectorAll('[role="alert"]') ?? [])];
    const first = complaints.find(({ textContent }) => textContent?.trim());
    if (typeof first?.scrollIntoView === 'function') first.scrollIntoView({ block: 'center' });
  });
}
