/** Inline styles set by a component on elements of the mini program: they are kept when the template replaces `style`. */
const kept = new WeakMap<HTMLElement, Map<string, string>>();

const watcher = new MutationObserver((records) => {
  for (const { target } of records) restore(target as HTMLElement);
});

function restore(element: HTMLElement): void {
  for (const [name, value] of kept.get(element) ?? [])
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

export function keepStyle(element: HTMLElement, name: string, value: string): void {
  let styles = kept.get(element);
  if (!styles) {
    styles = new Map();
    kept.set(element, styles);
    watcher.observe(element, { attributes: true, attributeFilter: ['style'] });
  }
  element.style.setProperty(name, value);
  // Normalised by the browser; otherwise each comparison would find a difference.
  styles.set(name, element.style.getPropertyValue(name));
}
