import { makeAutoObservable } from 'mobx';
import type { AppStorage } from '@/services/storage/app-storage';
import { stored, type KeptUser } from '@/services/storage/values';
import type { Unsubscribe } from '@/platform/types';

/** The user info of part 1 section 3 that identifies a caller. */
export type SessionUser = KeptUser;

export const NOBODY: SessionUser = {
  token: '',
  appToken: '',
  openId: '',
  userId: 0,
  unificationId: '',
  time: 0,
};

/** Who is logged in; outlives a reload. */
export class SessionStore {
  user: SessionUser = NOBODY;
  private readonly logoutListeners = new Set<() => void>();

  constructor(private readonly storage: AppStorage) {
    makeAutoObservable<this, 'storage' | 'logoutListeners'>(
      this,
      { storage: false, logoutListeners: false },
      { autoBind: true, deep: false },
    );
    this.user = storage.get(stored.session) ?? NOBODY;
  }

  get isLoggedIn(): boolean {
    return this.user.token !== '';
  }

  get token(): string {
    return this.user.token;
  }

  setUser(change: Partial<SessionUser>): void {
    this.user = { ...this.user, ...change };
    this.storage.set(stored.session, this.user);
  }

  /** Empties everything but the openId, and tells whoever keeps something of the user. */
  clear(): void {
    const wasLoggedIn = this.isLoggedIn;
    this.setUser({ ...NOBODY, openId: this.user.openId });
    if (wasLoggedIn) this.logoutListeners.forEach((listener) => listener());
  }

  /** Called whenever a session ends: logout, forced login, a user that could not be loaded. */
  onLogout(listener: () => void): Unsubscribe {
    this.logoutListeners.add(listener);
    return () => this.logoutListeners.delete(listener);
  }
}
