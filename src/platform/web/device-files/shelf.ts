import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { FileFacts, FileShelf } from '../../device-files';

/** Metadata is stored apart from bytes: it changes often, and must not require reading a video. */
interface Shelves extends DBSchema {
  facts: { key: string; value: FileFacts };
  bytes: { key: string; value: Blob };
}

const NAME = 'wandou-files';

export function createShelf(): FileShelf {
  let opening: Promise<IDBPDatabase<Shelves>> | undefined;
  const open = (): Promise<IDBPDatabase<Shelves>> => {
    opening ??= openDB<Shelves>(NAME, 1, {
      upgrade(base) {
        base.createObjectStore('facts', { keyPath: 'id' });
        base.createObjectStore('bytes');
      },
      // Closed by the system, e.g. while the page was suspended: the next access reopens it.
      terminated: () => (opening = undefined),
    });
    opening.catch(() => (opening = undefined));
    return opening;
  };
  return {
    all: async () => (await open()).getAll('facts'),
    facts: async (id) => (await open()).get('facts', id),
    bytes: async (id) => (await open()).get('bytes', id),
    async keep(facts, bytes) {
      const change = (await open()).transaction(['facts', 'bytes'], 'readwrite');
      const writes = [change.objectStore('facts').put(facts)];
      if (bytes) writes.push(change.objectStore('bytes').put(bytes, facts.id));
      await Promise.all([...writes, change.done]);
    },
    async note(facts) {
      const change = (await open()).transaction('facts', 'readwrite');
      if (await change.store.getKey(facts.id)) await change.store.put(facts);
      await change.done;
    },
    forgetBytes: async (id) => (await open()).delete('bytes', id),
    async forget(id) {
      const change = (await open()).transaction(['facts', 'bytes'], 'readwrite');
      await Promise.all([
        change.objectStore('facts').delete(id),
        change.objectStore('bytes').delete(id),
        change.done,
      ]);
    },
  };
}
