import { resourceOf } from '../protocol/resource';
import type { ShellCalls } from '../protocol/calls';
import type { TabBarConfig } from '../protocol/program';
import { cut, el } from './dom';
import './tab-bar.css';

interface Item {
  pagePath: string;
  text: string;
  iconPath: string;
  selectedIconPath: string;
  badge: string | null;
  redDot: boolean;
}

export class TabBar {
  readonly top: boolean;
  private readonly bar: HTMLElement;
  private readonly items: Item[];
  private readonly style: {
    color: string;
    selectedColor: string;
    backgroundColor: string;
    borderStyle: string;
  };
  private readonly custom: boolean;
  private visible = true;
  private selected = -1;

  constructor(
    parent: HTMLElement,
    config: TabBarConfig | undefined,
    topOffset: number,
    private readonly tapped: (tab: { index: number; pagePath: string; text: string }) => void,
  ) {
    this.custom = config?.custom === true || config === undefined;
    this.top = config?.position === 'top';
    this.items = (config?.list ?? []).map(({ pagePath, text, iconPath, selectedIconPath }) => {
      const path = pagePath.replace(/^\//, '');
      const icon = iconPath ?? '';
      return {
        pagePath: path,
        text,
        iconPath: icon,
        selectedIconPath: selectedIconPath ?? icon,
        badge: null,
        redDot: false,
      };
    });
    this.style = {
      color: config?.color ?? '#7A7E83',
      selectedColor: config?.selectedColor ?? '#3CC51F',
      backgroundColor: config?.backgroundColor ?? '#FFFFFF',
      borderStyle: config?.borderStyle ?? 'black',
    };
    this.bar = el('nav', { class: `tab-bar ${this.top ? 'top' : 'bottom'}`, role: 'tablist' });
    if (this.top) this.bar.style.top = `${topOffset}px`;
    parent.append(this.bar);
    this.draw();
  }

  /** Whether a page has the native tab bar. */
  covers = (tabIndex: number): boolean => tabIndex >= 0 && this.visible && !this.custom;

  /** `index` -1: the current page is no tab page. */
  select(index: number): void {
    this.selected = index;
    this.draw();
  }

  setVisible(visible: boolean): void {
    this.visible = visible;
    this.draw();
  }

  setStyle(style: ShellCalls['tab.style']['params']): void {
    Object.assign(this.style, given(style));
    this.draw();
  }

  setItem({ index, ...change }: ShellCalls['tab.item']['params']): void {
    const item = this.items[index];
    if (!item) throw new Error('tabbar item not found');
    Object.assign(item, given(change));
    this.draw();
  }

  private draw(): void {
    this.bar.hidden = !this.covers(this.selected);
    if (this.bar.hidden) return;
    this.bar.style.backgroundColor = this.style.backgroundColor;
    const border = this.style.borderStyle === 'white' ? 'rgba(255, 255, 255, .33)' : 'rgba(0, 0, 0, .2)';
    this.bar.style.setProperty('--border', border);
    this.bar.replaceChildren(...this.items.map((item, index) => this.tab(item, index)));
  }

  private tab(item: Item, index: number): HTMLElement {
    const selected = index === this.selected;
    const icon = this.top ? '' : selected ? item.selectedIconPath : item.iconPath;
    const tab = el(
      'div',
      {
        class: 'tab',
        role: 'tab',
        style: `color: ${selected ? this.style.selectedColor : this.style.color}`,
        tap: () => this.tapped({ index, pagePath: item.pagePath, text: item.text }),
      },
      icon ? picture(icon) : null,
      el('span', { class: icon ? 'tab-text' : 'tab-text alone' }, item.text),
      mark(item),
    );
    tab.setAttribute('aria-selected', String(selected));
    return tab;
  }
}

function picture(path: string): HTMLElement {
  const image = el('img');
  image.src = resourceOf(path);
  image.alt = '';
  return el('span', { class: 'tab-icon' }, image);
}

/** A badge replaces the red dot; WeChat shows more than four characters as dots. */
function mark({ badge, redDot }: Item): HTMLElement | null {
  if (badge !== null && badge !== '') return el('span', { class: 'tab-badge' }, cut(badge, 4));
  return redDot ? el('span', { class: 'tab-dot' }) : null;
}

const given = (change: object): object =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
