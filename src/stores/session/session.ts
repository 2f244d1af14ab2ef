import { makeAutoObservable } from 'mobx';
import { fail, type Result } from '@/contract/errors';
import type { AppStorage } from '@/services/storage/app-storage';
import { stored, type StoredUser } from '@/services/storage/values';
import type { Unsubscribe } from '@/platform/unsubscribe';

/** The part of the user info that identifies a caller. */
export type SessionUser = StoredUser;

const NOBODY: SessionUser = {
  token: '',
  appToken: '',
  openId: '',
  userId: 0,
  unificationId: '',
  time: 0,
};

/** Cause of a session's end: this page (the parent's logout), the server, or the native app, which knows already. */
type EndedBy = 'page' | 'server' | 'app';
type LogoutListener = (by: EndedBy) => void;

/** The current session; survives a reload. */
export class SessionStore {
  user: SessionUser = NOBODY;
  private readonly logoutListeners = new Set<LogoutListener>();
  private readonly followers = new Set<() => void>();
  /** Number of the session since the app's start; dialogs and requests belong to one. */
  epoch = 0;

  constructor(private readonly storage: AppStorage) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.user = storage.get(stored.session) ?? NOBODY;
  }

  get isLoggedIn(): boolean {
    return this.user.token !== '';
  }

  get token(): string {
    return this.user.token;
  }

  /** Another tab has logged in another parent, who owns the stored session now. */
  get isReplaced(): boolean {
    const kept = this.storage.get(stored.session);
    return this.isLoggedIn && Boolean(kept?.token) && kept?.userId !== this.user.userId;
  }

  /** A new token of the same parent continues the session. */
  setUser(change: Partial<SessionUser>): void {
    const { isReplaced } = this;
    const { token, userId } = this.user;
    this.user = { ...this.user, ...change };
    const isSame = token === this.token || (token && this.token && userId === this.user.userId);
    if (!isSame) this.epoch += 1;
    // Never overwrite the other parent's stored session, except by a new login on this page.
    const isLogin = !isSame && this.isLoggedIn;
    if (isReplaced && !isLogin) return;
    this.storage.keep(stored.session, this.user);
    // Drop other parents' drafts for good.
    if (this.isLoggedIn) this.storage.dropDraftsOfOthers(this.user.userId);
  }

  /** Takes over a token that the same parent got in another tab. Returns whether there was one. */
  takeNewToken(): boolean {
    const kept = this.storage.get(stored.session);
    if (!this.isLoggedIn || !kept?.token || kept.token === this.token || this.isReplaced) return false;
    this.setUser(kept);
    return true;
  }

  /** Clears everything but the openId, and notifies the listeners. */
  clear(by: EndedBy = 'page'): void {
    const wasLoggedIn = this.isLoggedIn;
    this.setUser({ ...NOBODY, openId: this.user.openId });
    if (wasLoggedIn) this.logoutListeners.forEach((listener) => listener(by));
  }

  /** Takes over the native app's user, with an empty openId; null: logged out. Returns whether the token changed. */
  follow(user: Pick<SessionUser, 'token' | 'appToken' | 'userId' | 'time'> | null): boolean {
    const { token } = this;
    // Another user: clear stored data. The same one with a new token keeps it.
    if (user?.userId !== this.user.userId) this.clear('app');
    if (user) this.setUser({ ...user, openId: '' });
    return token !== this.token;
  }

  /** Binds a request to the current session: `stale` if that has ended meanwhile. */
  async own<T>(pending: Promise<Result<T>>): Promise<Result<T>> {
    const { epoch } = this;
    const result = await pending;
    return epoch === this.epoch ? result : fail({ kind: 'stale' });
  }

  /** Called at each session's end: logout, forced login, a user that could not be loaded. */
  onLogout(listener: LogoutListener): Unsubscribe {
    this.logoutListeners.add(listener);
    return () => this.logoutListeners.delete(listener);
  }

  /** Called when the native app changed the user while the page was in the background, and the page may stay. */
  onFollowed(listener: () => void): Unsubscribe {
    this.followers.add(listener);
    return () => this.followers.delete(listener);
  }

  followed(): void {
    this.followers.forEach((listener) => listener());
  }
}
