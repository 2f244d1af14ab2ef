import type { CallEntry } from './define';

/** Safe to repeat: it changes nothing that parents or operators see. */
export const isRead = ({ method, once, reads = method === 'GET' }: CallEntry): boolean =>
  once !== true && reads;
