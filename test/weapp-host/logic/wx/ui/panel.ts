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

/** WeChat has one panel for both: a toast takes the place of a loading sign and the other way round. */
class Panel {
  private shown: 'toast' | 'loading' | null = null;
  private timer: number | undefined;

  constructor(private readonly context: WxContext) {}

  async toast({ duration, ...toast }: ToastOptions): Promise<void> {
    await this.replace('toast');
    await this.context.shell.call('ui.toast', toast);
    this.timer = natives.setTimeout(() => void this.hide('toast'), duration);
  }

  async loading(title: string, mask: boolean): Promise<void> {
    await this.replace('loading');
    await this.context.shell.call('ui.loading', { title, mask });
  }

  /** `only` leaves the panel alone when it shows the other thing. */
  async hide(only?: 'toast' | 'loading'): Promise<void> {
    if (this.shown === null || (only && only !== this.shown)) return;
    const { shown } = this;
    natives.clearTimeout(this.timer);
    this.shown = null;
    await this.context.shell.call(shown === 'toast' ? 'ui.toast' : 'ui.loading', null);
  }

  private async replace(next: 'toast' | 'loading'): Promise<void> {
    natives.clearTimeout(this.timer);
    const before = this.shown;
    this.shown = next;
    if (before !== null && before !== next)
      await this.context.shell.call(before === 'toast' ? 'ui.toast' : 'ui.loading', null);
  }
}

export const panelOf = perContext((context) => new Panel(context));
