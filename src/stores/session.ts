import { makeAutoObservable } from 'mobx';
import { fail, type Result } from '@/contract/errors';
import type { AppStorage } from '@/services/storage/app-storage';
import { stored, type KeptUser } from '@/services/storage/values';
import type { Unsubscribe } from '@/platform/unsubscribe';

/** The part of the user info that identifies a caller. */
export type SessionUser = KeptUser;

const NOBODY: SessionUser = {
  token: '',
  appToken: '',
  openId: '',
  userId: 0,
  unificationId: '',
  time: 0,
};

/** Who ended a session: this page, as the parent wished, the server, or the native app, which knows of it already. */
type EndedBy = 'page' | 'server' | 'app';
type LogoutListener = (by: EndedBy) => void;

/** Who is logged in; outlives a reload. */
export class SessionStore {
  user: SessionUser = NOBODY;
  private readonly logoutListeners = new Set<LogoutListener>();
  private readonly followers = new Set<() => void>();
  /** Which session it is since the start of the app; what is open or under way belongs to one. */
  turn = 0;

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

  /** Another page of the browser has logged somebody else in: the device's session is that parent's, and no more of this page. */
  get isReplaced(): boolean {
    const kept = this.storage.get(stored.session);
    return this.isLoggedIn && Boolean(kept?.token) && kept?.userId !== this.user.userId;
  }

  /** A parent who gets a new token stays in the same session. */
  setUser(change: Partial<SessionUser>): void {
    const { isReplaced } = this;
    const { token, userId } = this.user;
    this.user = { ...this.user, ...change };
    const isSame = token === this.token || (token && this.token && userId === this.user.userId);
    if (!isSame) this.turn += 1;
    // What ends or goes on here is not the other parent's; who logs in here is.
    const isLogin = !isSame && this.isLoggedIn;
    if (isReplaced && !isLogin) return;
    this.storage.keep(stored.session, this.user);
    // What one parent typed is not there for another, nor for that parent afterwards.
    if (this.isLoggedIn) this.storage.dropDraftsOfOthers(this.user.userId);
  }

  /** The token that the same parent got in another page of the browser. Whether there was one. */
  takeNewToken(): boolean {
    const kept = this.storage.get(stored.session);
    if (!this.isLoggedIn || !kept?.token || kept.token === this.token || this.isReplaced) return false;
    this.setUser(kept);
    return true;
  }

  /** Empties everything but the openId, and tells whoever keeps something of the user. */
  clear(by: EndedBy = 'page'): void {
    const wasLoggedIn = this.isLoggedIn;
    this.setUser({ ...NOBODY, openId: this.user.openId });
    if (wasLoggedIn) this.logoutListeners.forEach((listener) => listener(by));
  }

  /**
   * The user of the native app becomes that of the page, with a blank openId; null: nobody. Whether the
   * token is another.
   */
  follow(user: Pick<SessionUser, 'token' | 'appToken' | 'userId' | 'time'> | null): boolean {
    const { token } = this;
    // Another user: what was kept of the last one goes. The same one with a new token keeps it.
    if (user?.userId !== this.user.userId) this.clear('app');
    if (user) this.setUser({ ...user, openId: '' });
    return token !== this.token;
  }

  /** What is under way belongs to the session that began it: `late` when that has ended meanwhile. */
  async own<T>(underWay: Promise<Result<T>>): Promise<Result<T>> {
    const { turn } = this;
    const result = await underWay;
    return turn === this.turn ? result : fail({ kind: 'late' });
  }

  /** Called whenever a session ends: logout, forced login, a user that could not be loaded. */
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
