import { BACKEND, CONSOLE } from '../texts';
import { element } from './elements';
import type { Surroundings } from './surroundings';

export function backendNote({ page, backend }: Surroundings): HTMLElement {
  const note = element(page.document, 'p', { className: 'note', text: BACKEND.asking });
  void backend.state().then((state) => {
    note.textContent = BACKEND[state];
    note.classList.toggle('note--alert', state !== 'ready');
  });
  return note;
}

export function problemNote(document: Document, problems: readonly string[]): HTMLElement[] {
  if (problems.length === 0) return [];
  const items = problems.map((text) => element(document, 'li', { text }));
  return [
    element(document, 'div', { className: 'note note--alert' }, [
      CONSOLE.problems,
      element(document, 'ul', {}, items),
    ]),
  ];
}
