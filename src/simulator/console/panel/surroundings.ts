import type { TestBackend } from '../backend';
import type { FailedCalls } from '../failed-calls';
import type { Kept } from '../kept';
import type { Page } from '../tab';

/** From the app's platform: the back button calls `onBack` once, unless released before. */
export type HoldBack = (onBack: () => void) => () => void;

export interface Surroundings {
  readonly page: Page;
  readonly root: ShadowRoot;
  readonly backend: TestBackend;
  /** This tab's scenario, if any. */
  readonly kept: Kept | undefined;
  readonly failures: FailedCalls;
  readonly holdBack: HoldBack;
}
