import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { HostOptions } from '../protocol/options';
import type { Program } from '../protocol/program';
import { audit, type AuditResult } from './audit';
import { auditAnswer } from './audit-report';
import { automatorHandler } from './automator-methods';
import type { AutomatorHandler, AutomatorSocket } from './automator-socket';
import type { Evaluations } from './evaluations';
import { ImageLog } from './image-log';
import type { LogicChannel } from './logic-link';
import { PhonePage } from './phone-page';
import type { HostReport, Report } from './report';

export interface World {
  /** 'wifi', '4g' … or 'none' */
  network(type: string): Promise<void>;
  background(): Promise<void>;
  foreground(): Promise<void>;
  theme(theme: 'light' | 'dark'): Promise<void>;
  /** changes values of 'accelerometer' or 'compass' */
  sensor<Name extends keyof HostOptions['sensors']>(
    name: Name,
    value: HostOptions['sensors'][Name],
  ): Promise<void>;
}

export interface HostParts {
  program: Program;
  /** the program with a theme's values of theme.json */
  inTheme(theme: 'light' | 'dark'): Program;
  options: HostOptions;
  origin: string;
  report: Report;
  evaluations: Evaluations;
  browser: Browser;
  context: BrowserContext;
  webViewScript: string;
  /** folder for screenshots of the automator */
  screenshots: string | undefined;
  /** timeout of the first page in ms */
  startTimeout: number;
  closeServers(): Promise<void>;
}

class Starting {
  resolve!: () => void;
  reject!: (error: Error) => void;
  readonly ready = new Promise<void>((resolve, reject) => Object.assign(this, { resolve, reject }));
  /** the first page is ready, or failed */
  readonly over: Promise<void> = this.ready.catch(() => undefined);
}

/** A running mini program. */
export class Host {
  automator!: AutomatorSocket;
  /** id of the page that opened last, over all starts */
  lastPage = 0;
  readonly world: World;
  readonly handleAutomator: AutomatorHandler;
  private phone!: PhonePage;
  private channel: LogicChannel | null = null;
  private starting = new Starting();
  private pictures = 0;
  private closing: Promise<void> | null = null;
  private toldToClose = (): void => void this.close();

  constructor(private readonly parts: HostParts) {
    this.world = this.makeWorld();
    this.handleAutomator = this.makeHandler();
  }

  /** endpoint for the automator's connect() */
  get wsEndpoint(): string {
    return `ws://127.0.0.1:${this.automator.port}`;
  }

  get program(): Program {
    return this.parts.program;
  }

  get options(): HostOptions {
    return this.parts.options;
  }

  /** Playwright's page, for the host's own tests: tests of a mini program use the automator. */
  get page(): Page {
    return this.phone.page;
  }

  report(): HostReport {
    return this.parts.report.read();
  }

  /** Evaluates the run so far, including open pages. */
  async audit(): Promise<AuditResult[]> {
    const sizes = await this.channel?.call('audit', null).catch(() => []);
    for (const size of sizes ?? []) this.parts.report.size(size);
    const { report } = this.parts;
    return audit({
      report: report.read(),
      requests: report.requests.records,
      images: report.images?.records ?? [],
    });
  }

  async open(): Promise<void> {
    const { context, origin, options, report, webViewScript } = this.parts;
    const images = new ImageLog(origin);
    report.images = images;
    this.phone = await PhonePage.create(context, {
      origin,
      device: options.device,
      images,
      webViewScript,
      failed: (text) => report.hostError(text),
    });
    await this.start();
  }

  /** As if the user closed and reopened the mini program: storage and files are kept. */
  restart(): Promise<void> {
    this.starting = new Starting();
    return this.start();
  }

  private async start(): Promise<void> {
    const { startTimeout, report } = this.parts;
    const { starting } = this;
    const timer = setTimeout(
      () => this.startFailed(`the mini program did not start within ${startTimeout} ms`),
      startTimeout,
    );
    try {
      await Promise.all([starting.ready, this.phone.start()]);
    } catch (error) {
      const said = [...report.read().exceptions.map(({ stack }) => stack), ...report.read().hostErrors];
      throw new Error([(error as Error).message, ...said].join('\n'), { cause: error });
    } finally {
      clearTimeout(timer);
      starting.resolve();
    }
  }

  /** Replaces the shutdown on Tool.close (the automator's close()): `act` must close the host itself. */
  whenToldToClose(act: () => void): void {
    this.toldToClose = act;
  }

  close(): Promise<void> {
    return (this.closing ??= this.closeAll());
  }

  /** URL of the logic worker's socket. */
  connected(channel: LogicChannel): void {
    this.channel = channel;
  }

  gone(channel: LogicChannel): void {
    if (this.channel === channel) this.channel = null;
  }

  ready(): void {
    this.starting.resolve();
  }

  startFailed(reason: string): void {
    this.starting.reject(new Error(reason));
  }

  /** PNG, base64 */
  async screenshot(): Promise<string> {
    return (await this.phone.screenshot()).toString('base64');
  }

  private makeHandler(): AutomatorHandler {
    const { options, evaluations, report } = this.parts;
    return automatorHandler({
      options,
      evaluations,
      called: (method) => report.add('protocol', method),
      worker: async (method, params) => {
        await this.starting.over;
        if (!this.channel) throw new Error('the mini program is not running');
        return this.channel.call('automator', { method, params });
      },
      screenshot: () => this.takePicture(),
      stopAudits: async () => auditAnswer(await this.audit()),
      exit: () => this.phone.stop(),
      close: () => setImmediate(() => this.toldToClose()),
    });
  }

  private async takePicture(): Promise<string> {
    const { screenshots } = this.parts;
    const picture = await this.phone.screenshot();
    if (screenshots !== undefined) {
      this.pictures += 1;
      await mkdir(screenshots, { recursive: true });
      await writeFile(path.join(screenshots, `${String(this.pictures).padStart(3, '0')}.png`), picture);
    }
    return picture.toString('base64');
  }

  private makeWorld(): World {
    const tell = async (act: (channel: LogicChannel) => Promise<unknown>): Promise<void> => {
      if (!this.channel) throw new Error('the mini program is not running');
      await act(this.channel);
    };
    return {
      network: async (networkType) => {
        await this.phone.setOffline(networkType === 'none');
        await tell((channel) => channel.call('world.network', { networkType }));
      },
      sensor: (sensor, value) => tell((channel) => channel.call('world.sensor', { sensor, value })),
      background: () => tell((channel) => channel.call('world.visibility', { visible: false })),
      foreground: () => tell((channel) => channel.call('world.visibility', { visible: true })),
      theme: async (theme) => {
        await this.phone.setTheme(theme);
        const { program, options, inTheme } = this.parts;
        const { app, files } = inTheme(theme);
        // The next start uses this theme, too.
        options.device.theme = theme;
        Object.assign(program, { app, files });
        const { window, tabBar } = app;
        await tell((channel) => channel.call('world.theme', { theme, app: { window, tabBar }, files }));
      },
    };
  }

  private async closeAll(): Promise<void> {
    await this.automator.close();
    await this.parts.context.close();
    // Do not close a browser that was only connected to.
    await this.parts.browser.close();
    await this.parts.closeServers();
  }
}
