/** `/__events`: live view of this browser's tracked events. Plain DOM in a shadow tree; the app itself does not start there. */
import { button, element, input } from '../console/panel/elements';
import { STYLES } from '../console/panel/styles';
import { timeOf } from '../console/time';
import { LOG_KEY, QUEUE_KEY, shownEvents, stateOf, type Shown } from './log';
import { EVENTS } from './texts';

/** In addition to the console panel's. */
const EVENTS_STYLES = `
.events-page { left: 0; width: auto; box-shadow: none; }
.events-page .bar { min-height: 44px; }
.events-page .body { width: 100%; max-width: 720px; margin: 0 auto; }
.tools { display: flex; flex-wrap: wrap; align-items: center; }
.tools .side { margin-left: 8px; }
.only { display: flex; align-items: center; width: 100%; min-height: 44px; }
.only input { flex: none; width: 20px; height: 20px; margin-right: 8px; }
.counts { margin-bottom: 8px; color: #47534c; }
.empty { padding: 32px 0; text-align: center; color: #626e66; }
.event { margin-bottom: 8px; padding: 0 14px 8px; border-radius: 10px; background: #fff; }
.event--private { background: #fdecec; outline: 2px solid #cb2c34; }
summary { display: flex; flex-wrap: wrap; align-items: center; min-height: 44px; padding-top: 8px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.event-name { margin-right: 8px; font-weight: 600; overflow-wrap: anywhere; }
.event-time { margin-left: auto; color: #626e66; font-size: 12px; }
.state, .verdict { width: 100%; font-size: 12px; color: #0b6e41; overflow-wrap: anywhere; }
.state--waiting { color: #626e66; }
.state--failed, .state--refused, .state--lost, .verdict--fault { color: #a9232b; }
.faults { padding-left: 18px; color: #a9232b; font-size: 12px; }
.event .side { margin-top: 8px; }
`;

export const EVENTS_PATH = '/__events';

type EventsWindow = Pick<Window, 'document' | 'localStorage' | 'navigator' | 'addEventListener'>;

/** Polls, too: browsers do not fire storage events for the page's own changes. */
const LOOK_MS = 1000;

export function showEvents(
  page: EventsWindow,
  every: (run: () => void, milliseconds: number) => unknown = setInterval,
): void {
  const { document, localStorage } = page;
  document.title = EVENTS.title;
  const host = element(document, 'div', { attributes: { 'data-tracked-events': '' } });
  const root = host.attachShadow({ mode: 'open' });
  const filter = { name: '', onlyFaulty: false };
  const opened = new Set<string>();
  const counts = element(document, 'p', { className: 'counts', attributes: { role: 'status' } });
  const list = element(document, 'div', { className: 'events' });
  let drawn = '';

  const draw = (): void => {
    const all = shownEvents(localStorage);
    const fitting = all.filter(
      ({ name, judged }) => name.includes(filter.name) && (!filter.onlyFaulty || judged.faults.length > 0),
    );
    // Re-render only on changes: a tester may be reading or copying.
    const next = JSON.stringify([all.length, fitting]);
    if (next === drawn) return;
    drawn = next;
    const waiting = all.filter(({ state }) => state === 'waiting' || state === 'failed').length;
    counts.textContent = EVENTS.counts(all.length, waiting, all.filter(isFaulty).length);
    const empty = element(document, 'p', {
      className: 'empty',
      text: all.length === 0 ? EVENTS.empty : EVENTS.nothingFits,
    });
    list.replaceChildren(
      ...(fitting.length === 0 ? [empty] : fitting.map((event) => rowOf(page, event, opened))),
    );
  };

  const onlyFaulty = element(document, 'input', { attributes: { type: 'checkbox', id: 'faulty' } });
  onlyFaulty.addEventListener('change', () => {
    filter.onlyFaulty = onlyFaulty.checked;
    draw();
  });
  const tools = element(document, 'div', { className: 'tools' }, [
    input(document, EVENTS.filter, { type: 'search', placeholder: EVENTS.filter }, '', (name) => {
      filter.name = name;
      draw();
    }),
    button(document, EVENTS.clear, 'side', () => {
      localStorage.removeItem(LOG_KEY);
      draw();
    }),
    element(document, 'label', { className: 'only', attributes: { for: 'faulty' } }, [
      onlyFaulty,
      EVENTS.onlyFaulty,
    ]),
  ]);
  root.append(
    element(document, 'style', { text: STYLES + EVENTS_STYLES }),
    element(document, 'div', { className: 'panel events-page' }, [
      element(document, 'div', { className: 'bar' }, [element(document, 'h1', { text: EVENTS.title })]),
      element(document, 'div', { className: 'body' }, [
        element(document, 'p', { className: 'note', text: EVENTS.note }),
        tools,
        counts,
        list,
      ]),
    ]),
  );
  document.documentElement.append(host);
  page.addEventListener('storage', ({ key }) => (key === LOG_KEY || key === QUEUE_KEY) && draw());
  every(draw, LOOK_MS);
  draw();
}

const isFaulty = ({ judged }: Shown): boolean => judged.faults.length > 0;

function rowOf(page: EventsWindow, event: Shown, opened: Set<string>): HTMLElement {
  const { document } = page;
  const { id, judged, name } = event;
  const { isPrivate, faults } = judged;
  const json = JSON.stringify(judged.record, null, 2);
  const text = element(document, 'textarea', {
    attributes: { readonly: '', 'aria-label': name, rows: '12' },
  });
  text.value = json;
  const copying = button(document, EVENTS.copy, 'side', () => {
    void copy(page, text).then((isCopied) => {
      copying.textContent = isCopied ? EVENTS.copied : EVENTS.notCopied;
    });
  });
  const details = element(document, 'details', { className: `event${isPrivate ? ' event--private' : ''}` }, [
    element(document, 'summary', {}, [
      element(document, 'span', { className: 'event-name', text: name }),
      element(document, 'span', { className: 'event-time', text: timeOf(event.at) }),
      element(document, 'span', { className: `state state--${event.state}`, text: stateOf(event) }),
      element(document, 'span', {
        className: faults.length > 0 ? 'verdict verdict--fault' : 'verdict',
        text: isPrivate ? EVENTS.private : (faults[0] ?? EVENTS.fits),
      }),
    ]),
    faults.length > 1
      ? element(
          document,
          'ul',
          { className: 'faults' },
          faults.map((fault) => element(document, 'li', { text: fault })),
        )
      : undefined,
    text,
    copying,
  ]);
  details.open = opened.has(id);
  details.addEventListener('toggle', () => (details.open ? opened.add(id) : opened.delete(id)));
  return details;
}

/** False: the text is selected, for copying manually. */
async function copy({ document, navigator }: EventsWindow, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // An insecure context, as on a phone in the tester's network.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
