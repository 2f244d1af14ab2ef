import type { App } from '../app/app';

/**
 * Key of the caller that a response is for. The token is not enough: a parent is a tourist until the child is loaded (the native app
 * changes its user, an offline start), and responses differ afterwards.
 */
export const sessionKey = ({ session, student }: Pick<App, 'session' | 'student'>): string =>
  `${session.token} ${student.status}`;
