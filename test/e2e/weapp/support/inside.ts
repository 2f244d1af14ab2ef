import automator from 'miniprogram-automator';
import type { Frame, Page } from '@playwright/test';
import { startHost, type Host } from '@wandou/weapp-host';
import { backendOrigin } from './backend';
import { suite, type Suite } from './suite';
import { waitFor } from './wait';

/** The built mini program; absent in WeChat DevTools, which shows nobody what is inside a web-view. */
export const FOLDER = process.env.WEAPP_FOLDER;

export interface InsideSuite extends Suite {
  /** The page of the H5 build in the web-view, once its address is this one, query and all. */
  inside(path: string): Promise<Frame>;
  /** The phone itself, for what a finger does outside of the page. */
  readonly shell: Page;
}

/** A phone of the test file's own: the automator sees a web-view from outside only. */
export function insideSuite(): InsideSuite {
  let host: Host | undefined;
  const at = suite(async () => {
    host = await startHost({ folder: FOLDER ?? '', port: 0 });
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
