import type { WindowConfig } from '../protocol/program';
import { createCapsule, type CapsuleActions } from './capsule';
import { el } from './dom';
import { backIcon, homeIcon, signalIcons, spinner } from './icons';
import './navigation-bar.css';

/** State of a page's bar, kept while another page is on top. */
export interface BarState {
  title: string;
  textStyle: 'black' | 'white';
  backgroundColor: string;
  custom: boolean;
  loading: boolean;
  hideHome: boolean;
}

/** With defaults of app.json: a black bar with white text. */
export const barStateOf = (window: WindowConfig): BarState => ({
  title: window.navigationBarTitleText ?? '',
  textStyle: window.navigationBarTextStyle === 'black' ? 'black' : 'white',
  backgroundColor: window.navigationBarBackgroundColor ?? '#000000',
  custom: window.navigationStyle === 'custom',
  loading: false,
  hideHome: false,
});

export type LeadingButton = 'back' | 'home' | null;

interface BarActions extends CapsuleActions {
  back(): void;
  home(): void;
}

export class NavigationBar {
  private readonly row = el('div', { class: 'navigation-row' });
  private readonly bar: HTMLElement;
  private readonly capsule: HTMLElement;

  constructor(
    parent: HTMLElement,
    statusBarHeight: number,
    private readonly actions: BarActions,
  ) {
    this.capsule = createCapsule(actions);
    const status = el(
      'div',
      {
        class: statusBarHeight < 30 ? 'status-bar low' : 'status-bar',
        style: `height: ${statusBarHeight}px`,
      },
      // A constant time, so that screenshots are comparable.
      el('span', {}, '12:00'),
      signalIcons(),
    );
    this.bar = el('header', { class: 'navigation-bar' }, status, this.row);
    this.row.append(this.capsule);
    parent.append(this.bar);
  }

  show(state: BarState, leading: LeadingButton): void {
    const white = state.textStyle === 'white';
    this.bar.className = `navigation-bar ${state.custom ? 'custom' : 'default'}${white ? ' white' : ''}`;
    this.bar.style.backgroundColor = state.custom ? 'transparent' : state.backgroundColor;
    this.capsule.classList.toggle('white', white);
    if (state.custom) this.row.replaceChildren(this.capsule);
    else this.row.replaceChildren(...this.leading(leading), title(state), this.capsule);
  }

  private leading(kind: LeadingButton): HTMLElement[] {
    const { back, home } = this.actions;
    if (kind === 'back') return [el('button', { class: 'back', label: '返回', tap: back }, backIcon())];
    if (kind === 'home') return [el('button', { class: 'home', label: '返回首页', tap: home }, homeIcon())];
    return [];
  }
}

const title = ({ title: text, loading }: BarState): HTMLElement =>
  el('div', { class: 'navigation-title' }, loading ? spinner(18) : null, el('h1', {}, text));
