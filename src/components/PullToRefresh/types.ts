import type { ReactNode } from 'react';
import type { Length } from '../unit';

export interface PullToRefreshProps {
  /** The hint stays until the promise settles. */
  onRefresh: () => Promise<void>;
  /** Where the specification has others than the usual ones. */
  texts?: { pull: string; release: string; loading: string };
  /** Height of the hint, which is also the pull distance; 166 design units. */
  height?: Length;
  children: ReactNode;
  className?: string;
}
