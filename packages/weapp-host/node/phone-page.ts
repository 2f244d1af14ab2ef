import type { BrowserContext, Page } from 'playwright-core';
import type { Device } from '../protocol/options';
import type { ImageLog } from './image-log';
import { serveWebViews } from './web-view-network';

export interface PhonePageOptions {
  origin: string;
  device: Device;
  images: ImageLog;
  /** a script for documents inside web-views */
  webViewScript: string;
  /** an error of the host itself: shell, frame or worker */
  failed(text: string): void;
}

/** The page of the simulated phone. Loading it starts the mini program; reloading restarts it. */
export class PhonePage {
  private offline = false;

  private constructor(
    readonly page: Page,
    private readonly options: PhonePageOptions,
  ) {}

  static async create(context: BrowserContext, options: PhonePageOptions): Promise<PhonePage> {
    const page = await context.newPage();
    const phone = new PhonePage(page, options);
    await page.addInitScript(onlyInside(options.origin, options.webViewScript));
    await serveWebViews(page, options.origin);
    options.images.watch(page);
    phone.listen();
    return phone;
  }

  async start(): Promise<void> {
    const { origin, device } = this.options;
    const sizes = new URLSearchParams({
      statusBarHeight: String(device.statusBarHeight),
      safeBottom: String(device.safeBottom),
    });
    await this.page.goto(`${origin}/?${sizes.toString()}`);
  }

  /** Stops the mini program; the phone shows nothing. */
  async stop(): Promise<void> {
    await this.page.goto('about:blank');
  }

  async screenshot(): Promise<Buffer> {
    return this.page.screenshot({ type: 'png' });
  }

  async setTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: theme });
  }

  /** Offline, pictures and web-views fail too; the host's own files still load. */
  async setOffline(offline: boolean): Promise<void> {
    if (offline === this.offline) return;
    this.offline = offline;
    const elsewhere = (url: URL) => url.protocol.startsWith('http') && url.origin !== this.options.origin;
    if (offline) await this.page.route(elsewhere, (route) => route.abort('internetdisconnected'));
    else await this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  private listen(): void {
    const { origin, failed } = this.options;
    this.page.on('crash', () => failed('the page of the phone crashed'));
    this.page.on('pageerror', (error) => {
      // Errors of scripts inside web-views are ignored.
      if (error.stack?.includes(origin)) failed(error.stack);
    });
    this.page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || !url.startsWith(origin)) return;
      if (!isOfProgram(url) && !isMissing(message.text())) failed(message.text());
    });
  }
}

/** Missing files of the mini program are its own matter: the component raises an error event. */
const isOfProgram = (url: string): boolean => /^\/(program|user-file)\//.test(new URL(url).pathname);

/** The host's own files are never missing: an inline style of the program names a file, which WeChat does not load. */
const isMissing = (text: string): boolean => text.includes('the server responded with a status of 404');

/** Init scripts run in every frame; this one is for documents inside web-views only. */
const onlyInside = (origin: string, script: string): string =>
  `if (window !== window.top && location.origin !== ${JSON.stringify(origin)} && location.protocol.startsWith('http')) {\n${script}\n}`;
