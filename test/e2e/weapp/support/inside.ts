import type { Frame, Page } from '@playwright/test';
import { backendOrigin } from './backend';
import { inHost } from './host-only';
import { ownPhone } from './own-phone';
import type { Suite } from './suite';
import { waitFor } from './wait';

/** DevTools' automator ends at the web-view. */
export const { describe: describeInside, test: testInside } = inHost('looks into a web-view');

export interface InsideSuite extends Suite {
  /** Waits until the web-view has this URL, including its query; returns its frame. */
  inside(path: string): Promise<Frame>;
  /** The simulated phone, for touches outside of the web-view. */
  readonly shell: Page;
}

/** On a phone of its own: the automator has no access into a web-view. */
export function insideSuite(): InsideSuite {
  const at = ownPhone();
  const shell = (): Page => at.host.page;
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
