import type { CallEntry } from './define';
import { mayGoTogether } from './together';

/** It may be made as often as one likes: nothing that parents or operators see is another afterwards. */
export const isRead = (entry: CallEntry): boolean =>
  entry.once !== true && (entry.reads ?? mayGoTogether(entry));
