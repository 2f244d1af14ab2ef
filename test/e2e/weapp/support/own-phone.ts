import automator from 'miniprogram-automator';
import { startHost, type Host } from '@wandou/weapp-host';
import { suite, type Suite } from './suite';

export interface OwnPhone extends Suite {
  readonly host: Host;
}

/** A separate phone for this test file, with its own start; WeChat DevTools has one program, which is open already. */
export function ownPhone(options: Parameters<typeof startHost>[0]['options'] = {}): OwnPhone {
  let host: Host | undefined;
  const at = suite(async () => {
    host = await startHost({ folder: process.env.WEAPP_FOLDER ?? '', port: 0, options });
    return automator.connect({ wsEndpoint: host.wsEndpoint });
  });
  afterAll(() => host?.close());
  return {
    get phone() {
      return at.phone;
    },
    get parent() {
      return at.parent;
    },
    get host() {
      if (!host) throw new Error('not started yet');
      return host;
    },
  };
}
