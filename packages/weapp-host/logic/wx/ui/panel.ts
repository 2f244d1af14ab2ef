import { natives } from '../../natives';
import type { WxContext } from '../context';
import { perContext } from '../methods';

export interface ToastOptions {
  title: string;
  icon: string;
  image: string;
  mask: boolean;
  /** ms */
  duration: number;
}

/** As in WeChat, toast and loading share one panel and replace each other. */
class Panel {
  private shown: 'toast' | 'loading' | null = null;
  private timer: number | undefined;

  constructor(private readonly context: WxContext) {}

  // Sends before the first await: hideToast right after showToast must reach the shell after it.

  async toast({ duration, ...toast }: ToastOptions): Promise<void> {
    this.replace('toast');
    this.timer = natives.setTimeout(() => void this.hide('toast'), duration);
    await this.context.shell.call('ui.toast', toast);
  }

  async loading(title: string, mask: boolean): Promise<void> {
    this.replace('loading');
    await this.context.shell.call('ui.loading', { title, mask });
  }

  /** With `only`, hides the panel only if it shows this kind. */
  async hide(only?: 'toast' | 'loading'): Promise<void> {
    const { shown } = this;
    if (shown === null || (only && only !== shown)) return;
    natives.clearTimeout(this.timer);
    this.shown = null;
    await this.clear(shown);
  }

  private replace(next: 'toast' | 'loading'): void {
    natives.clearTimeout(this.timer);
    const before = this.shown;
    this.shown = next;
    if (before !== null && before !== next) void this.clear(before);
  }

  private clear(what: 'toast' | 'loading'): Promise<unknown> {
    return this.context.shell.call(what === 'toast' ? 'ui.toast' : 'ui.loading', null);
  }
}

export const panelOf = perContext((context) => new Panel(context));
