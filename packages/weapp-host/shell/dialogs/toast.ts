import type { ShellCalls } from '../../protocol/calls';
import { el } from '../dom';
import { errorIcon, spinner, successIcon } from '../icons';
import { resourceOf } from '../../protocol/resource';
import './toast.css';

type Toast = NonNullable<ShellCalls['ui.toast']['params']>;
type Loading = NonNullable<ShellCalls['ui.loading']['params']>;

/** Toast and loading replace each other. */
export class Toasts {
  private shown: { kind: 'toast' | 'loading'; element: HTMLElement } | null = null;

  constructor(
    private readonly layer: HTMLElement,
    /** a mask covers everything below the navigation bar */
    private readonly barHeight: () => number,
  ) {}

  toast(toast: Toast | null): void {
    if (toast) this.show('toast', panelOf(toast), toast.mask);
    else this.hide('toast');
  }

  loading(loading: Loading | null): void {
    if (loading) this.show('loading', square(loading.title, spinner(40)), loading.mask);
    else this.hide('loading');
  }

  private show(kind: 'toast' | 'loading', panel: HTMLElement, mask: boolean): void {
    const element = el('div', { class: mask ? 'toast-layer mask-on' : 'toast-layer', role: 'status' }, panel);
    element.style.setProperty('--toast-top', `${this.barHeight()}px`);
    this.layer.replaceChildren(element);
    this.shown = { kind, element };
  }

  private hide(kind: 'toast' | 'loading'): void {
    if (this.shown?.kind !== kind) return;
    this.shown.element.remove();
    this.shown = null;
  }
}

function panelOf({ title, icon, image }: Toast): HTMLElement {
  if (image) {
    const picture = el('img');
    picture.src = resourceOf(image);
    picture.alt = '';
    return square(title, picture);
  }
  if (icon === 'none') return el('div', { class: 'toast plain' }, title);
  if (icon === 'loading') return square(title, spinner(40));
  return square(title, icon === 'error' ? errorIcon() : successIcon(40));
}

const square = (title: string, icon: Element): HTMLElement =>
  el('div', { class: 'toast square' }, icon, title ? el('div', {}, title) : null);
