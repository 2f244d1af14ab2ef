import type { DeviceFiles, FileFacts } from '@/platform/device-files';
import type { Clock } from '@/services/clock';

const DAY_MS = 24 * 60 * 60_000;
/** Longer than a homework is open. */
const KEPT_FOR_MS = 14 * DAY_MS;
/** Total of all users on a device. */
const MOST_BYTES = 400 * 1024 * 1024;

interface ShelfParts {
  readonly loaded: Promise<DeviceFiles | null>;
  readonly serverClock: Clock;
}

/** Files on the device, or in memory where it has no storage. Never rejects. */
export class KeptFiles {
  private readonly memory = new Map<string, Blob>();
  /** Ids known to this page only. */
  private readonly unkept = new Set<string>();

  constructor(private readonly parts: ShelfParts) {}

  /** Stored files; those older than KEPT_FOR_MS are deleted. */
  async all(): Promise<readonly FileFacts[]> {
    const shelf = await this.shelf();
    const all = (await attempt(() => shelf?.all())) ?? [];
    const oldest = this.parts.serverClock.now() - KEPT_FOR_MS;
    for (const { id, keptAt } of all) if (keptAt < oldest) void attempt(() => shelf?.forget(id));
    return all.filter(({ keptAt }) => keptAt >= oldest);
  }

  /** Whether it survives a reload. */
  async keep(facts: FileFacts, bytes: Blob | null): Promise<boolean> {
    if (bytes) this.memory.set(facts.id, bytes);
    this.unkept.add(facts.id);
    const shelf = await this.shelf();
    if (!shelf || (bytes && !(await this.hasRoom(bytes.size)))) return false;
    const isKept = await attempt(() => shelf.keep(facts, bytes).then(() => true));
    if (isKept) this.unkept.delete(facts.id);
    return isKept === true;
  }

  /** Re-reads it, as another tab may have changed it; null: deleted there. */
  async fresh(facts: FileFacts): Promise<FileFacts | null> {
    if (this.unkept.has(facts.id)) return facts;
    const shelf = await this.shelf();
    if (!shelf) return facts;
    try {
      return (await shelf.facts(facts.id)) ?? null;
    } catch {
      return facts;
    }
  }

  async note(facts: FileFacts): Promise<void> {
    const shelf = await this.shelf();
    await attempt(() => shelf?.note(facts));
  }

  async bytes(id: string): Promise<Blob | undefined> {
    const inMemory = this.memory.get(id);
    if (inMemory) return inMemory;
    const shelf = await this.shelf();
    return attempt(() => shelf?.bytes(id));
  }

  /** Uploaded: its bytes may be deleted. */
  async sent(facts: FileFacts): Promise<void> {
    await this.note(facts);
    const shelf = await this.shelf();
    await attempt(() => shelf?.forgetBytes(facts.id));
  }

  async forget(id: string): Promise<void> {
    this.memory.delete(id);
    const shelf = await this.shelf();
    await attempt(() => shelf?.forget(id));
  }

  /** On a user change: frees the memory of files that are uploaded or stored. */
  leave(isSent: (id: string) => boolean): void {
    for (const id of [...this.memory.keys()]) {
      if (isSent(id) || !this.unkept.has(id)) this.memory.delete(id);
    }
  }

  private async hasRoom(size: number): Promise<boolean> {
    const shelf = await this.shelf();
    const all = (await attempt(() => shelf?.all())) ?? [];
    const kept = all.filter(({ url }) => url === '').reduce((sum, facts) => sum + facts.size, 0);
    return kept + size <= MOST_BYTES;
  }

  private async shelf(): Promise<DeviceFiles['shelf'] | undefined> {
    return (await this.parts.loaded)?.shelf;
  }
}

async function attempt<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
