/** Which popups and cards are due. */
import { NOBODY } from '../accounts';
import { DUE_NAMES, dueField, dueText, dueTexts, readDue } from '../due';
import { CONSOLE, DUE_LABELS, FIELDS, VALUE_NAMES } from '../texts';
import { withDue } from './draft';
import { element, field, select } from './elements';
import type { Form } from './place-fields';

export function dueCard({ document, draft, set }: Form): HTMLElement {
  const { account, due } = draft().scenario;
  const isForSomebody = account !== undefined && account !== NOBODY;
  const fields = DUE_NAMES.map((name) => {
    const value = due[name];
    const choices = dueTexts(dueField(name)).map((text) => ({
      value: text,
      text: VALUE_NAMES[text] ?? text,
    }));
    const label = DUE_LABELS[name];
    const control = select(
      document,
      label,
      [{ value: '', text: CONSOLE.unchanged }, ...choices],
      value === undefined ? '' : dueText(value),
      (text) => set(withDue(draft(), name, readDue(`${name}:${text}`, () => undefined)[name])),
    );
    return field(document, label, control);
  });
  return element(document, 'section', { className: 'card' }, [
    element(document, 'h2', { text: FIELDS.due }),
    element(document, 'span', { className: 'hint', text: FIELDS.dueHint }),
    ...(isForSomebody ? fields : []),
  ]);
}
