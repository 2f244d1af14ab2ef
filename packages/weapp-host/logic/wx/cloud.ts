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
/** Final calls of a database chain, which would send a request. */
const ASKS = new Set(['get', 'add', 'update', 'remove', 'count', 'set', 'watch', 'end', 'aggregate']);
const MESSAGE = 'not supported: this host has no cloud development';

/** wx.cloud: there is no connection to WeChat's servers, so every call fails as without a network; pages that only refer to it work. */
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
        // A chain must not look like a promise.
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
