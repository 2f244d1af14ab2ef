import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from './app';

type AgeApp = Pick<App, 'session' | 'storage'>;

/** Whose child's age is still to be asked for after a first login, as a userId: the dialog may be lost by a reload. */
const ageDueFor: StoredValue<number> = {
  name: 'ageDueFor',
  version: 1,
  isValid: (value): value is number => typeof value === 'number',
};

export const askAge = ({ session, storage }: AgeApp): void =>
  void storage.set(ageDueFor, session.user.userId);

/** Given, or the parent did not want to. */
export const ageAsked = ({ storage }: AgeApp): void => storage.remove(ageDueFor);

/** Of this parent, and of nobody who logs in after them on the same device. */
export const isAgeDue = ({ session, storage }: AgeApp): boolean =>
  session.isLoggedIn && session.user.userId > 0 && storage.get(ageDueFor) === session.user.userId;
