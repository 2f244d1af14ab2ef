import type { CallEntry } from './define';

/** It may be made as often as one likes: nothing that parents or operators see is another afterwards. */
export const isRead = ({ method, once, reads = method === 'GET' }: CallEntry): boolean =>
  once !== true && reads;
