import { withAlias } from '../protocol/alias';
import { natives } from './natives';

type Factory = (require: Require, module: { exports: unknown }, exports: unknown) => void;
interface Require {
  /** With `done` it waits for the script's sub-package, as require.async does. */
  (target: string, done?: (exports: unknown) => void, failed?: (failure: unknown) => void): unknown;
  async(target: string): Promise<unknown>;
}

/** Resolves a path relative to a file of the program; absolute paths begin with a slash. */
export function resolvePath(from: string, target: string): string {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

let fetchingMs = 0;

/** Time spent fetching scripts since the last call: the worker is blocked, but runs no script. */
export function takeFetchingMs(): number {
  const taken = fetchingMs;
  fetchingMs = 0;
  return taken;
}

function fetchScript(path: string): void {
  const began = natives.now();
  try {
    natives.importScripts(`${natives.origin}/module.js?path=${encodeURIComponent(path)}`);
  } finally {
    fetchingMs += natives.now() - began;
  }
}

/** The mini program's CommonJS: one module per script, loaded on first require. */
export class Modules {
  private readonly known: ReadonlySet<string>;
  private readonly factories = new Map<string, Factory>();
  private readonly loaded = new Map<string, { exports: unknown }>();

  constructor(
    scripts: string[],
    private readonly alias: Record<string, string> = {},
  ) {
    this.known = new Set(scripts);
  }

  /** The global called by every served script with its path. */
  readonly define = (path: string, factory: Factory): void => {
    this.factories.set(path, factory);
  };

  /** Runs a script once; its error is thrown to the caller, and the next require runs it again, as in WeChat. */
  run(path: string): unknown {
    const ready = this.loaded.get(path);
    if (ready) return ready.exports;
    if (!this.factories.has(path)) fetchScript(path);
    const factory = this.factories.get(path);
    if (!factory) throw new Error(`module '${path}.js' is not defined`);
    const module = { exports: {} as unknown };
    this.loaded.set(path, module);
    try {
      factory.call(undefined, this.requireFrom(path), module, module.exports);
    } catch (error) {
      this.loaded.delete(path);
      throw error;
    }
    return module.exports;
  }

  has = (path: string): boolean => this.known.has(path);

  private requireFrom(from: string): Require {
    const load = (target: string) => {
      if (typeof target !== 'string')
        throw new Error(`require args is ${typeof target}, it must be a string`);
      const name = target.replace(/\.js$/, '');
      const found = this.find(from, withAlias(name, this.alias));
      if (found === undefined)
        throw new Error(`module '${resolvePath(from, name)}.js' is not defined, require args is '${target}'`);
      return this.run(found);
    };
    const loadAsync = async (target: string): Promise<unknown> => {
      await null;
      try {
        return load(target);
      } catch (error) {
        throw notLoaded(error, resolvePath(from, String(target)));
      }
    };
    const loadOrCall = (...[target, done, failed]: Parameters<Require>): unknown => {
      if (typeof done !== 'function') return load(target);
      void loadAsync(target).then(done, failed);
      return undefined;
    };
    return Object.assign(loadOrCall, { async: loadAsync });
  }

  private find(from: string, target: string): string | undefined {
    const near = resolvePath(from, target);
    if (this.known.has(near)) return near;
    return /^[./]/.test(target) ? undefined : this.findPackage(from, target);
  }

  /** miniprogram_npm folders, from the file's folder upwards. */
  private findPackage(from: string, name: string): string | undefined {
    const folders = from.split('/').slice(0, -1);
    for (let depth = folders.length; depth >= 0; depth--) {
      const base = [...folders.slice(0, depth), 'miniprogram_npm', name].join('/');
      for (const candidate of [base, `${base}/index`]) if (this.known.has(candidate)) return candidate;
    }
    return undefined;
  }
}

/** Error for a failed require, in WeChat's words. The stack is for the report. */
function notLoaded(error: unknown, mod: string): Error {
  const cause = error instanceof Error ? error : new Error(String(error));
  return Object.assign(cause, { mod, errMsg: cause.message });
}
