import * as glassEasel from 'glass-easel';
import type { AppInstance } from './app-instance';
import type { NodeLink } from './links';
import { natives } from './natives';

/** glass-easel's errors for declarations that WeChat's own engine passes over or warns of. */
const PASSED_OVER =
  /^(Cannot find method ".*" for|The) observer of property |^the type of property ".*" is illegal/;

/** Arguments of console.log in a form that can be sent to Node: non-JSON values become text. */
export function printable(value: unknown): unknown {
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return String(value);
  if (value === undefined) return 'undefined';
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return Object.prototype.toString.call(value);
  }
}

/** Sinks for errors, warnings and console output of the mini program: App.onError, the automator, the report. */
export class Failures {
  app: AppInstance | null = null;
  private reporting = false;

  constructor(private readonly node: NodeLink) {}

  readonly log = (level: string, args: unknown[]): void => {
    this.node.notify('log', { level, args: args.map(printable) });
  };

  readonly warn = (message: string): void => {
    this.node.notify('count', { group: 'warning', name: message });
    this.log('warn', [message]);
  };

  /** Runs code of the mini program; errors are reported and not rethrown. */
  readonly guard = <Args extends unknown[]>(
    run: ((...args: Args) => unknown) | undefined,
    ...args: Args
  ): unknown => {
    if (typeof run !== 'function') return undefined;
    try {
      return run(...args);
    } catch (error) {
      this.report(error);
      return undefined;
    }
  };

  readonly report = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(printable(error));
    const stack = error instanceof Error ? (error.stack ?? message) : message;
    this.node.notify('exception', { message, stack });
    this.log('error', [stack]);
    if (this.reporting) return;
    this.reporting = true;
    this.app?.error(`MiniProgramError\n${message}\n${stack}`);
    this.reporting = false;
  };

  /** Failures of wx are plain objects and no fault of the script. */
  private reject(reason: unknown): void {
    if (!(reason instanceof Error)) return;
    this.node.notify('rejection', { message: reason.message, stack: reason.stack ?? reason.message });
  }

  /** Uncaught errors: in timers, promises, glass-easel's callbacks. */
  listen(): void {
    natives.listen('error', (event) => {
      event.preventDefault();
      this.report(event.error ?? event.message);
    });
    natives.listen('unhandledrejection', (event) => {
      event.preventDefault();
      this.log('error', ['Uncaught (in promise)', event.reason]);
      this.reject(event.reason);
      this.app?.unhandledRejection({ reason: event.reason, promise: undefined });
    });
    glassEasel.addGlobalErrorListener((error) => {
      if (error instanceof Error && PASSED_OVER.test(error.message)) this.warn(error.message);
      else this.report(error);
      return false;
    });
    glassEasel.addGlobalWarningListener((message) => {
      this.warn(message);
      return false;
    });
  }
}
