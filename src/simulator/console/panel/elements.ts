import type { TestBackend } from '../backend';
import type { FailedCalls } from '../failed-calls';
import type { Kept } from '../kept';
import type { PagePopups } from '../popups';
import type { Page } from '../tab';

/** From the app's platform: the back button calls `onBack` once, unless released before. */
export type HoldBack = (onBack: () => void) => () => void;

export interface Surroundings {
  readonly page: Page;
  readonly root: ShadowRoot;
  readonly backend: TestBackend;
  /** This tab's scenario, if any. */
  readonly kept: Kept | undefined;
  readonly failures: FailedCalls;
  readonly popups: PagePopups;
  readonly holdBack: HoldBack;
}

/** Shorthand for DOM elements. */
type Child = Node | string | undefined;

interface Looks {
  readonly className?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  { className, text, attributes = {} }: Looks = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...children.filter((child): child is Node | string => child !== undefined));
  return made;
}

export function button(
  document: Document,
  text: string,
  className: string,
  onTap: () => void,
): HTMLButtonElement {
  const made = element(document, 'button', { className, text, attributes: { type: 'button' } });
  made.addEventListener('click', onTap);
  return made;
}

export interface Choice {
  readonly value: string;
  readonly text: string;
}

export function select(
  document: Document,
  label: string,
  choices: readonly Choice[],
  value: string,
  onChange: (value: string) => void,
): HTMLSelectElement {
  const options = choices.map(({ value: known, text }) =>
    element(document, 'option', { text, attributes: { value: known } }),
  );
  const made = element(document, 'select', { attributes: { 'aria-label': label } }, options);
  made.value = value;
  made.addEventListener('change', () => onChange(made.value));
  return made;
}

export function input(
  document: Document,
  label: string,
  attributes: Readonly<Record<string, string>>,
  value: string,
  onChange: (value: string) => void,
): HTMLInputElement {
  const made = element(document, 'input', { attributes: { 'aria-label': label, ...attributes } });
  made.value = value;
  made.addEventListener('input', () => onChange(made.value.trim()));
  return made;
}

export const field = (document: Document, name: string, control: Node, hint?: string): HTMLElement =>
  element(document, 'div', { className: 'field' }, [
    element(document, 'span', { className: 'name', text: name }),
    control,
    hint === undefined ? undefined : element(document, 'span', { className: 'hint', text: hint }),
  ]);
