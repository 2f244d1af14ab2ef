import automator from 'miniprogram-automator';
import type { Frame, Page } from '@playwright/test';
import { startHost, type Host } from '@wandou/weapp-host';
import { backendOrigin } from './backend';
import { inHost } from './host-only';
import { suite, type Suite } from './suite';
import { waitFor } from './wait';

/** DevTools' automator ends at the web-view. */
export const { describe: describeInside, test: testInside } = inHost('looks into a web-view');

export interface InsideSuite extends Suite {
  /** Waits until the web-view has this URL, including its query; returns its frame. */
  inside(path: string): Promise<Frame>;
  /** The simulated phone, for touches outside of the web-view. */
  readonly shell: Page;
}

/** A separate phone for this test file: the automator has no access into a web-view. */
export function insideSuite(): InsideSuite {
  let host: Host | undefined;
  const at = suite(async () => {
    host = await startHost({ folder: process.env.WEAPP_FOLDER ?? '', port: 0 });
    return automator.connect({ wsEndpoint: host.wsEndpoint });
  });
  afterAll(() => host?.close());
  const shell = (): Page => {
    if (!host) throw new Error('not started yet');
    return host.page;
  };
  return {
    get phone() {
      return at.phone;
    },
    get parent() {
      return at.parent;
    },
    get shell() {
      return shell();
    },
    inside: (path) =>
      waitFor(`${path} in the web-view`, () =>
        Promise.resolve(
          shell()
            .frames()
            .find((frame) => frame.url() === backendOrigin + path),
        ),
      ),
  };
}
