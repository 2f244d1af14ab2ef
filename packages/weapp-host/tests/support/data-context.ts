import type { NodeCalls, WorkerCalls } from '../../protocol/calls';
import { Channel, type Message } from '../../protocol/channel';
import { Emitter, type WxContext } from '../../logic/wx/context';
import { completeOptions } from '../../node/options';
import { serveMedia } from '../../node/media';
import { serveNetwork } from '../../node/network';
import { serveUserFiles, UserFiles } from '../../node/user-files';

export interface DataContext {
  context: WxContext;
  /** data written through to Node */
  stored: Map<string, string>;
  userFiles: UserFiles;
  /** counters of the report */
  counts: string[];
  close(): void;
}

interface Given {
  storage?: Record<string, string>;
  files?: Record<string, string>;
  networkTimeout?: Record<string, number>;
  permissions?: 'allow' | 'deny';
}

/** The logic side's context connected to the real Node side, without a browser. */
export function dataContext(given: Given = {}): DataContext {
  const wire = (message: Message): Message => JSON.parse(JSON.stringify(message)) as Message;
  const logic: Channel<NodeCalls, WorkerCalls> = new Channel((message) => {
    const copy = wire(message);
    queueMicrotask(() => node.receive(copy));
  });
  const node: Channel<WorkerCalls, NodeCalls> = new Channel((message) => {
    const copy = wire(message);
    queueMicrotask(() => logic.receive(copy));
  });
  const stored = new Map(Object.entries(given.storage ?? {}));
  const counts: string[] = [];
  const userFiles = new UserFiles();
  const options = completeOptions({ permissions: given.permissions ?? 'allow' });
  const close = serveNetwork(node);
  serveMedia(node, options.media);
  serveUserFiles(node, userFiles);
  node.handle('store.write', ({ key, json }) => {
    if (json === null) stored.delete(key);
    else stored.set(key, json);
    return undefined;
  });
  node.handle('store.clear', () => {
    stored.clear();
    return undefined;
  });
  node.handle('count', ({ group, name }) => {
    counts.push(`${group}: ${name}`);
    return undefined;
  });
  node.handle('log', () => undefined);
  const guard: WxContext['guard'] = (listener, ...args) => listener?.(...args);
  const context = {
    options,
    boot: { options, storage: given.storage ?? {}, files: given.files ?? {}, firstPage: 1 },
    program: {
      app: { pages: [], networkTimeout: given.networkTimeout },
      pages: [],
      files: {},
      scripts: [],
      compiled: {},
      styles: {},
      refused: {},
      themes: { light: {}, dark: {} },
      templates: '',
      packages: {},
      warnings: [],
    },
    node: logic,
    events: new Emitter(guard),
    guard,
    network: { type: 'wifi' },
    current: () => null,
    pages: () => [],
  } as unknown as WxContext;
  return { context, stored, userFiles, counts, close };
}

/** Result of a method with callbacks: 'success' or 'fail' with its argument; requires complete after it. */
export function outcome(
  method: unknown,
  options: object = {},
): Promise<{ kind: 'success' | 'fail'; result: Record<string, unknown> }> {
  return new Promise((resolve) => {
    let ended: { kind: 'success' | 'fail'; result: Record<string, unknown> } | null = null;
    (method as (given: object) => unknown)({
      ...options,
      success: (result: Record<string, unknown>) => (ended = { kind: 'success', result }),
      fail: (result: Record<string, unknown>) => (ended = { kind: 'fail', result }),
      complete: () => ended && resolve(ended),
    });
  });
}

export const errMsgOf = async (method: unknown, options?: object): Promise<string> =>
  String((await outcome(method, options)).result.errMsg);

/** errMsg thrown by a synchronous method. */
export function thrownBy(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as { errMsg: string }).errMsg;
  }
  throw new Error('nothing was thrown');
}
