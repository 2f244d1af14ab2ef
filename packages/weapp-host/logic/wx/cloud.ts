import { asyncMethod, type Callbacks, type WxContext } from './context';

const WORK = [
  'callFunction',
  'uploadFile',
  'downloadFile',
  'getTempFileURL',
  'deleteFile',
  'callContainer',
  'openapi',
];
/** Ends of a chain that begins at a database: they ask the cloud. */
const ASKS = new Set(['get', 'add', 'update', 'remove', 'count', 'set', 'watch', 'end', 'aggregate']);
const MESSAGE = 'not supported: this host has no cloud development';

/**
 * wx.cloud: WeChat's servers are not asked, so that every call fails as without a network, and a page that only names them
 * lives.
 */
export function cloud(context: WxContext): Record<string, unknown> {
  const failing = (name: string) => {
    const method = asyncMethod(context, name, () => {
      throw new Error(MESSAGE);
    });
    return (options?: object & Callbacks) => {
      context.node.notify('count', { group: 'unsupported', name: `cloud.${name}` });
      return method(options);
    };
  };
  const chain = (): unknown =>
    new Proxy(() => undefined, {
      get: (_none, name) => {
        // A chain is no promise.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return ASKS.has(name) && name !== 'aggregate' ? failing(`database.${name}`) : chain();
      },
      apply: () => chain(),
    });
  const made: Record<string, unknown> = {
    init: () => undefined,
    database: () => chain(),
    CloudID: function CloudID(this: { cloudID?: string }, id: string) {
      this.cloudID = id;
    },
    Cloud: function Cloud(this: Record<string, unknown>) {
      return cloud(context);
    },
  };
  for (const name of WORK) made[name] = failing(name);
  return made;
}
