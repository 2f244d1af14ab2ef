import { WxError, type WxContext, type WxMethods } from './context';
import { natives } from '../natives';
import { thrown } from './files/file-system-manager';
import { asyncMethods, optional, parameter } from './methods';
import { deserialise, serialise, type StoredValue } from './storage-values';

const KB = 1024;
const MB = KB * KB;
const LIMITS = { item: MB, all: 10 * MB };
/** Size factor of encrypted data. */
const ENCRYPTED_LIMITS = { item: 0.7 * MB, all: 7.1 * MB };

interface KeyValue {
  key: unknown;
  value: unknown;
}

interface Item extends StoredValue {
  /** bytes of key and data */
  size: number;
}

const keyOf = (value: unknown): string => {
  const key = parameter<string>(value, 'key', 'String');
  if (key === '') throw new WxError('key is empty');
  return key;
};

/** Storage in memory, initialised from the last run; changes are sent to Node, which keeps them for the next. */
class Storage {
  private readonly items = new Map<string, Item>();
  private size = 0;

  constructor(private readonly context: Pick<WxContext, 'node' | 'boot'>) {
    for (const [key, json] of Object.entries(context.boot.storage))
      this.put(key, JSON.parse(json) as StoredValue);
  }

  set(given: unknown, value: unknown, encrypted: boolean): void {
    const key = keyOf(given);
    const stored: StoredValue = { ...serialise(value), ...(encrypted ? { encrypted: true as const } : {}) };
    const limits = encrypted ? ENCRYPTED_LIMITS : LIMITS;
    const size = this.sizeOf(key, stored);
    // Same text as WeChat for Android, with its second colon.
    if (size > limits.item) throw new Full('fail:entry size limit reached');
    if (this.size - (this.items.get(key)?.size ?? 0) + size > limits.all)
      throw new Full('fail exceed storage max size 10Mb');
    this.put(key, stored);
    this.context.node.notify('store.write', { key, json: JSON.stringify(stored) });
  }

  get(given: unknown): Item | undefined {
    return this.items.get(keyOf(given));
  }

  remove(given: unknown): void {
    const key = keyOf(given);
    this.size -= this.items.get(key)?.size ?? 0;
    if (this.items.delete(key)) this.context.node.notify('store.write', { key, json: null });
  }

  clear(): void {
    this.items.clear();
    this.size = 0;
    this.context.node.notify('store.clear', null);
  }

  info = () => ({
    keys: [...this.items.keys()],
    currentSize: Math.ceil(this.size / KB),
    limitSize: LIMITS.all / KB,
  });

  private put(key: string, stored: StoredValue): void {
    const size = this.sizeOf(key, stored);
    this.size += size - (this.items.get(key)?.size ?? 0);
    this.items.set(key, { ...stored, size });
  }

  private sizeOf = (key: string, { data }: StoredValue): number =>
    natives.utf8(key).length + natives.utf8(data).length;
}

/** A failure whose message gets no prefix 'fail '. */
class Full extends WxError {}

/** Runs `work`, converting errors to WeChat's messages for the method `name`. */
function worded<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Full ? new WxError(`${name}:${error.message}`, error.extra) : error;
  }
}

function sync<Args extends unknown[], T>(name: string, work: (...args: Args) => T): (...args: Args) => T {
  return (...args) => {
    try {
      return worded(name, () => work(...args));
    } catch (error) {
      throw thrown(name, error);
    }
  };
}

/** getStorageSync and the like: '' for a missing key, or a value readable only by an encrypted read. */
const plain = (item: Item | undefined): unknown => (item && !item.encrypted ? deserialise(item) : '');

const setAll = (storage: Storage, list: unknown): void => {
  for (const { key, value } of parameter<KeyValue[]>(list, 'kvList', 'Array')) storage.set(key, value, false);
};
const getAll = (storage: Storage, list: unknown): unknown[] =>
  parameter<unknown[]>(list, 'keyList', 'Array').map((key) => plain(storage.get(key)));

function read(storage: Storage, key: unknown, encrypt: unknown): { data: unknown } {
  const item = storage.get(key);
  if (!item) throw new WxError('data not found');
  if (Boolean(item.encrypted) !== optional(encrypt, 'encrypt', 'Boolean', false))
    throw new WxError('decrypt data fail: encrypt must be the same in setStorage and getStorage');
  return { data: deserialise(item) };
}

export function storageMethods(context: WxContext): WxMethods {
  const storage = new Storage(context);
  return {
    setStorageSync: sync('setStorageSync', (key: unknown, data: unknown) => storage.set(key, data, false)),
    getStorageSync: sync('getStorageSync', (key: unknown) => plain(storage.get(key))),
    removeStorageSync: sync('removeStorageSync', (key: unknown) => storage.remove(key)),
    clearStorageSync: sync('clearStorageSync', () => storage.clear()),
    getStorageInfoSync: sync('getStorageInfoSync', storage.info),
    batchSetStorageSync: sync('batchSetStorageSync', (list: unknown) => setAll(storage, list)),
    batchGetStorageSync: sync('batchGetStorageSync', (list: unknown) => getAll(storage, list)),
    ...asyncMethods(context, {
      setStorage: ({ key, data, encrypt }: { key?: unknown; data?: unknown; encrypt?: unknown }) =>
        worded('setStorage', () => storage.set(key, data, optional(encrypt, 'encrypt', 'Boolean', false))),
      getStorage: ({ key, encrypt }: { key?: unknown; encrypt?: unknown }) => read(storage, key, encrypt),
      removeStorage: ({ key }: { key?: unknown }) => storage.remove(key),
      clearStorage: () => storage.clear(),
      getStorageInfo: storage.info,
      batchSetStorage: ({ kvList }: { kvList?: unknown }) =>
        worded('batchSetStorage', () => setAll(storage, kvList)),
      batchGetStorage: ({ keyList }: { keyList?: unknown }) => ({ dataList: getAll(storage, keyList) }),
    }),
  };
}
