import type { Emitter, WxContext } from './wx/context';

type Definition = Record<string, unknown>;

export interface LaunchInfo {
  path: string;
  query: Record<string, string>;
  scene: number;
  shareTicket?: string;
  referrerInfo: Record<string, unknown>;
  mode: string;
  apiCategory: string;
}

/** The instance made by App(), and the app's lifecycle. wx.onAppShow and the like get the same events. */
export class AppInstance {
  instance: Definition | null = null;

  constructor(
    private readonly events: Emitter,
    private readonly guard: WxContext['guard'],
  ) {}

  /** The global App(). */
  readonly define = (definition: Definition): void => {
    if (this.instance) throw new Error('App() must be called once');
    this.instance = definition;
  };

  readonly get = (): Definition | null => this.instance;

  launch(info: LaunchInfo): void {
    this.call('onLaunch', info);
    this.show(info);
  }

  show(info: LaunchInfo): void {
    this.call('onShow', info);
    this.events.emit('appShow', info);
  }

  hide(): void {
    this.call('onHide', {});
    this.events.emit('appHide', {});
  }

  pageNotFound(info: { path: string; query: Record<string, string>; isEntryPage: boolean }): boolean {
    const handled = typeof this.instance?.onPageNotFound === 'function' || this.events.has('pageNotFound');
    this.call('onPageNotFound', info);
    this.events.emit('pageNotFound', info);
    return handled;
  }

  error(message: string): void {
    this.call('onError', message);
    this.events.emit('error', message);
  }

  unhandledRejection(info: { reason: unknown; promise: unknown }): void {
    this.call('onUnhandledRejection', info);
    this.events.emit('unhandledRejection', info);
  }

  themeChange(theme: 'light' | 'dark'): void {
    this.call('onThemeChange', { theme });
    this.events.emit('themeChange', { theme });
  }

  private call(name: string, ...args: unknown[]): void {
    const method = this.instance?.[name];
    if (typeof method === 'function')
      this.guard(
        (...given: unknown[]) => (method as (...all: unknown[]) => unknown).apply(this.instance, given),
        ...args,
      );
  }
}
