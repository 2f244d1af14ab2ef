import { createHash } from 'node:crypto';
import type { NodeCalls, WorkerCalls } from '../protocol/calls';
import type { Channel } from '../protocol/channel';

/** ms to wait for the worker's message with a requested file, which may arrive after the request */
const PATIENCE = 1000;

/** User files written through by the worker: pages load them from here, and restarts restore them. */
export class UserFiles {
  private readonly files = new Map<string, string>();
  private readonly waiting = new Map<string, Set<() => void>>();

  /** Base64, or null to remove. Directories are paths with a trailing slash. */
  write(path: string, base64: string | null): void {
    if (base64 === null) {
      this.files.delete(path);
      this.files.delete(`${path}/`);
      return;
    }
    this.files.set(path, base64);
    for (const wake of this.waiting.get(path) ?? []) wake();
  }

  /** Null if the file neither exists nor arrives soon. */
  async read(path: string): Promise<Buffer | null> {
    if (!this.files.has(path)) await this.arrival(path);
    const base64 = this.files.get(path);
    return base64 === undefined ? null : Buffer.from(base64, 'base64');
  }

  /** Boot.files: files kept across restarts, without temporary ones. */
  kept(): Record<string, string> {
    return Object.fromEntries([...this.files].filter(([path]) => !path.startsWith('http://tmp/')));
  }

  private arrival(path: string): Promise<void> {
    return new Promise((resolve) => {
      const set = this.waiting.get(path) ?? new Set();
      this.waiting.set(path, set);
      const wake = (): void => {
        clearTimeout(timer);
        set.delete(wake);
        if (set.size === 0) this.waiting.delete(path);
        resolve();
      };
      const timer = setTimeout(wake, PATIENCE);
      set.add(wake);
    });
  }
}

export function serveUserFiles(channel: Channel<WorkerCalls, NodeCalls>, files: UserFiles): void {
  channel.handle('file.write', ({ path, base64 }) => {
    files.write(path, base64);
    return undefined;
  });
  channel.handle('file.digest', ({ base64, algorithm }) => ({
    digest: createHash(algorithm).update(base64, 'base64').digest('hex'),
  }));
}
