import { basicCss } from './widgets/basic/basic.css';
import { containersCss } from './widgets/containers/containers.css';
import { formsCss } from './widgets/forms/forms.css';
import { mediaCss } from './widgets/media/media.css';

/** Default styles of built-in components; styles of the mini program come later and win at equal specificity. */
export function baseSheet(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = [basicCss, formsCss, containersCss, mediaCss, HIDDEN].join('\n');
  return style;
}

/** The `hidden` attribute works on every component, also on custom ones. */
const HIDDEN = '[hidden] { display: none !important; }';

const added = new Set<string>();

/** A style sheet of the mini program: app.wxss, the page's, its components'. */
export function addSheet(path: string, css: string): void {
  if (added.has(path)) return;
  added.add(path);
  const style = document.createElement('style');
  style.dataset.path = path;
  style.textContent = css;
  document.head.appendChild(style);
}
