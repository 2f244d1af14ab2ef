import type { ReactNode } from 'react';
import type { Length } from '../unit';

export interface PullToRefreshProps {
  /** The hint stays until the promise ends, however it ends. */
  onRefresh: () => Promise<void>;
  texts: { pull: string; release: string; loading: string };
  /** Of the hint, which is also how far one has to pull; 166 design units. */
  height?: Length;
  children: ReactNode;
  className?: string;
}
