import { basicCss } from './widgets/basic/basic.css';
import { containersCss } from './widgets/containers/containers.css';
import { formsCss } from './widgets/forms/forms.css';
import { mediaCss } from './widgets/media/media.css';

/** The look of built-in components; everything of the mini program comes after it and wins at equal weight. */
export function baseSheet(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = [basicCss, formsCss, containersCss, mediaCss, HIDDEN].join('\n');
  return style;
}

/** Every component may be hidden, custom ones too. */
const HIDDEN = '[hidden] { display: none !important; }';

const added = new Set<string>();

/** A style sheet of the program: app.wxss, the page's own, those of its components. */
export function addSheet(path: string, css: string): void {
  if (added.has(path)) return;
  added.add(path);
  const style = document.createElement('style');
  style.dataset.path = path;
  style.textContent = css;
  document.head.appendChild(style);
}
