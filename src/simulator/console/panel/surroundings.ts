import type { Page } from '../apply';
import type { TestBackend } from '../backend';
import type { Kept } from '../kept';

/** Of the app's platform: the back button calls `onBack` once, unless it was released before. */
export type HoldBack = (onBack: () => void) => () => void;

/** What the console works with. */
export interface Surroundings {
  readonly page: Page;
  readonly root: ShadowRoot;
  readonly backend: TestBackend;
  /** The scenario of this tab, if there is one. */
  readonly kept: Kept | undefined;
  readonly holdBack: HoldBack;
}
