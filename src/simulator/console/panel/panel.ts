import { addressOf, readScenario, writeScenario } from '../address';
import { CONSOLE, BACKEND, DUE_LABELS, FIELDS, VALUE_NAMES } from '../texts';
import { callsCard } from './call-fields';
import { draftOf, type Draft, withDue } from './draft';
import { NOBODY } from '../accounts';
import { DUE_NAMES, dueField, dueText, dueTexts, readDue } from '../due';
import { element, field, select, button, type Surroundings } from './elements';
import { type Form, accountCard, placeCard } from './place-fields';
import { EVENTS_PATH } from '../../events/page';
import { timeOf } from '../time';
import { footer } from './footer';

/** Which popups and cards are due. */
function dueCard({ document, draft, set }: Form): HTMLElement {
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

/** What the page did so far: which popups wait and why, which calls failed, and where its events are. */
function happenedCard({ page: { document }, failures, popups }: Surroundings): HTMLElement {
  const { shown, waiting } = popups.read();
  const list = (title: string, lines: readonly string[], none: string): HTMLElement[] => [
    element(document, 'h2', { text: title }),
    lines.length === 0
      ? element(document, 'p', { className: 'hint', text: none })
      : element(
          document,
          'ul',
          {},
          lines.map((text) => element(document, 'li', { text })),
        ),
  ];
  const failed = failures.list.map(({ at, call, why }) => `${timeOf(at)} ${call}：${why}`);
  return element(document, 'section', { className: 'card' }, [
    ...list(CONSOLE.waiting, waiting, CONSOLE.noWaiting),
    shown ? element(document, 'p', { text: shown }) : undefined,
    element(document, 'p', { className: 'hint', text: CONSOLE.hiddenEntries }),
    ...list(CONSOLE.failures, failed, CONSOLE.noFailures),
    element(document, 'a', { text: CONSOLE.events, attributes: { href: EVENTS_PATH, target: '_blank' } }),
  ]);
}

/** The whole console. Closed by back and Escape. */
export function openPanel(surroundings: Surroundings, onClosed: () => void): void {
  const { root, holdBack } = surroundings;
  const form = createForm(surroundings);
  const close = (): void => {
    panel.remove();
    onClosed();
  };
  const release = holdBack(close);
  const shut = (): void => {
    close();
    release();
  };
  const panel = panelOf(surroundings, form, shut);
  panel.addEventListener('keydown', (event) => onKey(root, panel, event, shut));
  root.append(panel);
  panel.querySelector('button')?.focus();
}

interface FormParts {
  readonly fields: HTMLElement;
  readonly problems: HTMLElement;
  readonly address: HTMLTextAreaElement;
}

/** The fields that change the draft, and their dependent parts. */
function createForm({ page, root, kept }: Surroundings): FormParts {
  const { document, location } = page;
  const address = element(document, 'textarea', {
    attributes: { readonly: '', 'aria-label': CONSOLE.address },
  });
  const problems = element(document, 'div', { attributes: { 'aria-live': 'polite' } });
  const fields = element(document, 'div');
  let draft: Draft = draftOf(kept, `${location.pathname}${location.search}`);
  const show = (): void => {
    const written = writeScenario(draft.scenario);
    address.value = addressOf(location.origin, draft.path, draft.scenario);
    const isUntouched = kept !== undefined && written === writeScenario(readScenario(kept.text).scenario);
    const found = isUntouched ? kept.problems : readScenario(written).problems;
    problems.replaceChildren(...problemNote(document, found));
  };
  const fill = (): void => {
    const focused = root.activeElement?.getAttribute('aria-label');
    fields.replaceChildren(placeCard(form), accountCard(form), dueCard(form), callsCard(form));
    if (focused) fields.querySelector<HTMLElement>(`[aria-label="${focused}"]`)?.focus();
  };
  const form: Form = {
    document,
    draft: () => draft,
    set: (changed, again) => {
      draft = changed;
      show();
      if (again) fill();
    },
  };
  show();
  fill();
  return { fields, problems, address };
}

function panelOf(
  surroundings: Surroundings,
  { fields, problems, address }: FormParts,
  shut: () => void,
): HTMLElement {
  const { document } = surroundings.page;
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': CONSOLE.title };
  return element(document, 'div', { className: 'panel', attributes }, [
    element(document, 'div', { className: 'bar' }, [
      element(document, 'h1', { text: CONSOLE.title }),
      button(document, CONSOLE.close, 'plain', shut),
    ]),
    element(document, 'div', { className: 'body' }, [
      backendNote(surroundings),
      problems,
      fields,
      happenedCard(surroundings),
      element(document, 'section', { className: 'card' }, [
        element(document, 'h2', { text: CONSOLE.address }),
        address,
      ]),
    ]),
    footer(surroundings, address),
  ]);
}

/** Escape closes; Tab stays inside. Keys do not reach the page below. */
function onKey(root: ShadowRoot, panel: HTMLElement, event: KeyboardEvent, close: () => void): void {
  event.stopPropagation();
  if (event.key === 'Escape') close();
  if (event.key !== 'Tab') return;
  const stops = Array.from(panel.querySelectorAll<HTMLElement>('button, select, input, textarea'));
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (root.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function backendNote({ page, backend }: Surroundings): HTMLElement {
  const note = element(page.document, 'p', { className: 'note', text: BACKEND.asking });
  void backend.state().then((state) => {
    note.textContent = BACKEND[state];
    note.classList.toggle('note--alert', state !== 'ready');
  });
  return note;
}

function problemNote(document: Document, problems: readonly string[]): HTMLElement[] {
  if (problems.length === 0) return [];
  const items = problems.map((text) => element(document, 'li', { text }));
  return [
    element(document, 'div', { className: 'note note--alert' }, [
      CONSOLE.problems,
      element(document, 'ul', {}, items),
    ]),
  ];
}
