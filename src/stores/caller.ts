import type { App } from './app';

/**
 * Whom an answer is for. The token alone does not tell: who is a tourist until the child is loaded (the native app changes
 * its user, a start without a network) is somebody else afterwards.
 */
export const callerOf = ({ session, student }: Pick<App, 'session' | 'student'>): string =>
  `${session.token} ${student.status}`;
