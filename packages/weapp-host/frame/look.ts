import { newLookCss } from './new-look.css';

/** Colours that built-in components have by themselves, as style v2 has them. */
const NEW_COLORS: Record<string, Record<string, string>> = {
  progress: { color: '#07C160', activeColor: '#07C160' },
  checkbox: { color: '#07C160' },
  radio: { color: '#07C160' },
  switch: { color: '#07C160' },
  slider: { selectedColor: '#07C160', activeColor: '#07C160' },
};

let isNew = false;

/** The frame of a page shows one mini program: it looks new from its start or never. */
export function takeNewLook(): void {
  isNew = true;
  const style = document.createElement('style');
  style.textContent = newLookCss;
  document.head.appendChild(style);
}

/** The default of an attribute in the look that the page has. */
export const defaultOf = (tag: string, attribute: string, fallback: unknown): unknown =>
  (isNew ? NEW_COLORS[tag]?.[attribute] : undefined) ?? fallback;

/** An icon's own colour in the look that the page has. */
export const iconColor = (old: string): string => (isNew ? NEW_ICONS[old] : undefined) ?? old;

const NEW_ICONS: Record<string, string> = {
  '#09BB07': '#07C160',
  '#F76260': '#FA5151',
  '#F43530': '#FA5151',
};
