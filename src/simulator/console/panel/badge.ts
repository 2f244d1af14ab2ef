import { CONSOLE } from '../texts';
import { button, element } from './elements';
import { openPanel } from './panel';
import { STYLES } from './styles';
import type { Surroundings } from './surroundings';

/** Opens the console. In a shadow tree, to isolate its styles from the page's. */
export function showBadge(around: Omit<Surroundings, 'root'>): void {
  const { page, kept } = around;
  const { document } = page;
  const host = element(document, 'div', { attributes: { 'data-scenario-console': '' } });
  const root = host.attachShadow({ mode: 'open' });
  const state = !kept ? '' : kept.problems.length > 0 ? ' badge--problem' : ' badge--active';
  const badge = button(document, '', `badge${state}`, () => {
    badge.style.display = 'none';
    openPanel({ ...around, root }, () => {
      badge.style.display = '';
      badge.focus();
    });
  });
  badge.setAttribute('aria-label', CONSOLE.badgeLabel);
  badge.append(element(document, 'span', { text: CONSOLE.badge }));
  root.append(element(document, 'style', { text: STYLES }), badge);
  document.documentElement.append(host);
}
