import { el } from './dom';
import { SHELL_METRICS } from '../protocol/shell-metrics';
import './screen.css';

/** Layers of the phone, lowest first. */
export interface Screen {
  pages: HTMLElement;
  bars: HTMLElement;
  toasts: HTMLElement;
  dialogs: HTMLElement;
}

export function createScreen(safeBottom: number): Screen {
  const screen = {
    pages: el('main', { class: 'pages' }),
    bars: el('div'),
    toasts: el('div'),
    dialogs: el('div'),
  };
  setVariables(safeBottom);
  document.body.append(screen.pages, screen.bars, screen.toasts, screen.dialogs);
  if (safeBottom > 0) document.body.append(el('div', { class: 'home-indicator' }));
  return screen;
}

/** Variables used by the style sheets of the bars. */
function setVariables(safeBottom: number): void {
  const { navigationBar, tabBar, topTabBar, capsule } = SHELL_METRICS;
  const lengths = {
    'safe-bottom': safeBottom,
    'navigation-bar': navigationBar,
    'tab-bar': tabBar,
    'top-tab-bar': topTabBar,
    'capsule-width': capsule.width,
    'capsule-height': capsule.height,
    'capsule-right': capsule.right,
    'capsule-top': capsule.top,
  };
  for (const [name, length] of Object.entries(lengths))
    document.documentElement.style.setProperty(`--${name}`, `${length}px`);
}
