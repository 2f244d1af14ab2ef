/** What the page did so far: which popups wait, which calls failed, and where its events are. */
import { EVENTS_PATH } from '../../events/page';
import { CONSOLE } from '../texts';
import { timeOf } from '../time';
import { element } from './elements';
import type { Surroundings } from './surroundings';

export function happenedCard({ page: { document }, failures }: Surroundings): HTMLElement {
  const line = (text: string): HTMLElement => element(document, 'li', { text });
  const popups = (['shown', 'waiting'] as const).flatMap((which) => {
    const found = document.querySelector(`[data-popups-${which}]`)?.getAttribute(`data-popups-${which}`);
    return found ? [element(document, 'p', { text: `${CONSOLE[which]}：${found}` })] : [];
  });
  return element(document, 'section', { className: 'card' }, [
    ...popups,
    element(document, 'h2', { text: CONSOLE.failures }),
    failures.list.length === 0
      ? element(document, 'p', { className: 'hint', text: CONSOLE.noFailures })
      : element(
          document,
          'ul',
          {},
          failures.list.map(({ at, call, why }) => line(`${timeOf(at)} ${call}：${why}`)),
        ),
    element(document, 'a', { text: CONSOLE.events, attributes: { href: EVENTS_PATH, target: '_blank' } }),
  ]);
}
