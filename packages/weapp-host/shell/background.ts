import type { LogicCalls, ShellCalls } from '../protocol/calls';
import type { Channel } from '../protocol/channel';
import { el } from './dom';
import './background.css';

declare global {
  interface Window {
    /** Node sends the mini program to the background and back; resolves when the logic side has been notified */
    __background?: () => Promise<void>;
    __foreground?: () => Promise<void>;
  }
}

/** Leaving and reopening the mini program: a cover represents the rest of WeChat. */
export class Background {
  private readonly cover: HTMLElement;
  private away = false;

  constructor(
    name: string,
    private readonly logic: Channel<LogicCalls, ShellCalls>,
  ) {
    this.cover = el(
      'div',
      { class: 'background', role: 'button', tap: () => void this.leave(false) },
      el('strong', {}, name),
      el('span', {}, '小程序在后台，轻触返回'),
    );
    window.__background = () => this.leave(true);
    window.__foreground = () => this.leave(false);
  }

  async leave(away: boolean): Promise<void> {
    if (this.away === away) return;
    this.away = away;
    if (away) document.body.append(this.cover);
    else this.cover.remove();
    await this.logic.call(away ? 'app.background' : 'app.foreground', null);
  }
}
