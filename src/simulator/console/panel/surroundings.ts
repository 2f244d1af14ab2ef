import type { Page } from '../apply';
import type { TestBackend } from '../backend';
import type { Kept } from '../kept';

/** From the app's platform: the back button calls `onBack` once, unless released before. */
export type HoldBack = (onBack: () => void) => () => void;

export interface Surroundings {
  readonly page: Page;
  readonly root: ShadowRoot;
  readonly backend: TestBackend;
  /** This tab's scenario, if any. */
  readonly kept: Kept | undefined;
  readonly holdBack: HoldBack;
}
