import { newLookCss } from './new-look.css';

/** Default colours of built-in components, as in style v2. */
const NEW_COLORS: Record<string, Record<string, string>> = {
  progress: { color: '#07C160', activeColor: '#07C160' },
  checkbox: { color: '#07C160' },
  radio: { color: '#07C160' },
  switch: { color: '#07C160' },
  slider: { selectedColor: '#07C160', activeColor: '#07C160' },
};

let isNew = false;

/** A page's frame shows one mini program, so its look never changes. */
export function takeNewLook(): void {
  isNew = true;
  const style = document.createElement('style');
  style.textContent = newLookCss;
  document.head.appendChild(style);
}

/** Default of an attribute in the page's look. */
export const defaultOf = (tag: string, attribute: string, fallback: unknown): unknown =>
  (isNew ? NEW_COLORS[tag]?.[attribute] : undefined) ?? fallback;

/** Default colour of an icon in the page's look. */
export const iconColor = (old: string): string => (isNew ? NEW_ICONS[old] : undefined) ?? old;

const NEW_ICONS: Record<string, string> = {
  '#09BB07': '#07C160',
  '#F76260': '#FA5151',
  '#F43530': '#FA5151',
};
