import path from 'node:path';
import { openAutomator } from './node/automator-socket';
import { openBrowser, openPhone, type BrowserOptions } from './node/browser';
import { bundles } from './node/bundles';
import { Evaluations } from './node/evaluations';
import { Host } from './node/host';
import { serveHost } from './node/http-server';
import { acceptLogic } from './node/logic-link';
import { completeOptions, type DeepPartial } from './node/options';
import { ProgramFiles } from './node/program-files';
import { projectOptions } from './node/project-config';
import { Report } from './node/report';
import { serveLogic } from './node/serve-logic';
import { Storage } from './node/storage';
import { UserFiles } from './node/user-files';
import { webViewScript } from './node/web-view-script';
import { pack } from './pack/pack';
import { withTheme } from './pack/theme';
import type { HostOptions } from './protocol/options';
import type { Program } from './protocol/program';

export type { AuditResult } from './node/audit';
export { auditLines } from './node/audit-report';
export type { BrowserOptions } from './node/browser';
export type { Host } from './node/host';
export type { DeepPartial } from './node/options';
export type { HostReport } from './node/report';
export { PackError } from './pack/pack';
export type { HostOptions } from './protocol/options';

export interface StartOptions {
  /** folder of a built mini program, with its app.json */
  folder: string;
  /** port of the automator's socket; 0: any free one. Default 9420, as DevTools */
  port?: number;
  options?: DeepPartial<HostOptions>;
  browser?: BrowserOptions;
  /** folder for screenshots of the automator */
  screenshots?: string;
  /** timeout of the first page in ms; default 30 s */
  startTimeout?: number;
}

/**
 * Starts a mini program and resolves when its first page is painted. Fails with a PackError if WeChat would not load the folder, and with
 * the cause if browser, port or program do not start.
 */
export async function startHost(start: StartOptions): Promise<Host> {
  const folder = path.resolve(start.folder);
  const options = completeOptions(projectOptions(folder), start.options);
  const packed = pack(folder);
  const inTheme = (theme: 'light' | 'dark') => withTheme(packed, theme);
  const program = { ...inTheme(options.device.theme) };
  const report = new Report();
  for (const warning of program.warnings) report.count({ group: 'warning', name: warning });
  const closers: (() => Promise<unknown>)[] = [];
  try {
    return await assemble({ start, folder, options, program, inTheme, report, closers });
  } catch (error) {
    for (const close of closers.reverse()) await close().catch(() => undefined);
    throw error;
  }
}

interface Assembly {
  start: StartOptions;
  folder: string;
  options: HostOptions;
  program: ReturnType<typeof pack>;
  inTheme: (theme: 'light' | 'dark') => Program;
  report: Report;
  /** resources to close if a later step fails, oldest first */
  closers: (() => Promise<unknown>)[];
}

async function assemble(assembly: Assembly): Promise<Host> {
  const { start, folder, options, program, inTheme, report, closers } = assembly;
  const evaluations = new Evaluations();
  const userFiles = new UserFiles();
  const files = new ProgramFiles(folder);
  const served = { bundles: await bundles(), program, files, userFiles, evaluations };
  const { server, origin } = await serveHost(served);
  const closeServers = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closers.push(closeServers);
  const browser = await openBrowser(start.browser);
  closers.push(() => browser.close());
  const context = await openPhone(browser, options);
  const host = new Host({
    program,
    inTheme,
    options,
    origin,
    report,
    evaluations,
    browser,
    context,
    webViewScript: webViewScript(options),
    screenshots: start.screenshots,
    startTimeout: start.startTimeout ?? 30_000,
    closeServers,
  });
  host.automator = await openAutomator(start.port ?? 9420, host.handleAutomator);
  closers.push(() => host.automator.close());
  const storage = new Storage();
  acceptLogic({
    server,
    origin,
    connected: (channel) => {
      host.connected(channel);
      const end = serveLogic(channel, { host, report, storage, userFiles });
      return () => {
        end();
        report.workerGone();
        host.gone(channel);
      };
    },
    received: (message) => report.requests.received(message),
    sent: (message) => report.requests.sent(message),
    failed: (error) => report.hostError(String(error)),
  });
  await host.open();
  return host;
}
