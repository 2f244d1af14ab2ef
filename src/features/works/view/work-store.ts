import { makeAutoObservable, runInAction } from 'mobx';
import { BACKEND_CODE, isRefusal, ok, type Result } from '@/contract/errors';
import { shareCalls } from '@/contract/share/calls';
import { worksCalls } from '@/contract/works/calls';
import type { WorkDetail } from '@/contract/works/schema';
import { CommentState, sharedWorkId, WorkState } from '@/contract/works/values';
import { errorText } from '@/services/error-text';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { ShareInput } from '@/services/share/types';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { CommentsStore } from '../comments/comments-store';
import { workChanges, type WorkChange } from '../changes';
import { sharedPath } from '../pages';
import { commentTexts, viewTexts as texts } from '../texts';
import { Wish } from './wish';

/** One work with the viewer's actions. */
export class WorkStore {
  readonly work = new Loadable<WorkDetail>();
  readonly like: Wish;
  readonly collect: Wish;
  isTakingBack = false;
  /** Withdrawn while in view. */
  isTakenBack = false;
  /** The open sheet. */
  over: 'none' | 'share' | 'film' | 'more' | 'report' | 'comment' = 'none';
  readonly comments: CommentsStore;

  constructor(
    private readonly app: App,
    /** undefined: the deep link has none. */
    readonly id: number | undefined,
  ) {
    this.like = new Wish({
      send: (isLiked) => this.sendLike(isLiked),
      onSettled: (isLiked, likes) => this.announce({ isLiked, likes }),
      onRefused: (result) => this.say(result),
    });
    this.collect = new Wish({
      send: (isCollected) => this.sendCollected(isCollected),
      onSettled: (isCollected, collected) => this.announce({ isCollected, collected }),
      onRefused: (result) => this.say(result),
    });
    this.comments = new CommentsStore(app, id ?? 0, (by) => this.commented(by));
    // What was typed before a login is gone on with.
    if (this.comments.text !== '') this.over = 'comment';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Published: can be liked, commented and shared. */
  get isShown(): boolean {
    return this.work.value?.state === WorkState.shown;
  }

  get mayEdit(): boolean {
    const { value } = this.work;
    return (
      value !== undefined &&
      value.isMine &&
      (value.state === WorkState.draft || value.state === WorkState.refused)
    );
  }

  /** Input for WeChat, the app or the browser. Of the child only the displayed name. */
  get shareInput(): ShareInput | undefined {
    const { value } = this.work;
    if (!value || !this.isShown) return undefined;
    return {
      key: 'works',
      title: texts.shareTitle(value.title, value.childName),
      desc: texts.shareText,
      toURL: sharedPath(value),
    };
  }

  async load(): Promise<void> {
    const { api } = this.app;
    const found = await this.work.find(this.id, (id) => api.call(worksCalls.getWork, { id }));
    if (found.ok) this.take(found.value);
  }

  forget(): void {
    this.work.reset();
    this.over = 'none';
    this.isTakenBack = false;
  }

  show(over: WorkStore['over']): void {
    this.over = over;
  }

  /** Without a session, goes to login and back. */
  asParent(act: () => void): void {
    if (this.app.session.isLoggedIn) act();
    else void this.app.router.toLogin();
  }

  /** The URL may have expired: requests a new one. */
  async renewFilm(): Promise<Result<string>> {
    const { api } = this.app;
    const found = await this.work.find(this.id, (id) => api.call(worksCalls.getWork, { id }));
    return found.ok ? ok(found.value.film) : found;
  }

  async takeBack(): Promise<void> {
    const { api, feedback } = this.app;
    const { id } = this;
    if (id === undefined || this.isTakingBack) return;
    if (!(await feedback.confirm({ ...texts.takeBackAsk, danger: true }))) return;
    this.isTakingBack = true;
    const result = await api.call(worksCalls.takeBackWork, { id });
    runInAction(() => {
      this.isTakingBack = false;
      this.isTakenBack = result.ok || isRefusal(result.error, BACKEND_CODE.notFound);
    });
    if (this.isTakenBack) return this.app.get(workChanges).announce();
    if (!result.ok && result.error.kind !== 'stale')
      feedback.toast(texts.takeBackFailed(errorText(result.error)));
  }

  /** Stars are given once a day; otherwise there is no message. */
  async passedOn(): Promise<void> {
    const { api, feedback, session } = this.app;
    if (this.id === undefined || !session.isLoggedIn) return;
    const given = await api.call(shareCalls.getBeacoinByShareWechat, { id: sharedWorkId(this.id) });
    if (given.ok && given.value.isFirstToday && given.value.stars > 0)
      feedback.toast(texts.stars(given.value.stars));
  }

  async sendComment(): Promise<void> {
    const { state } = (await this.comments.send()) ?? {};
    if (state === undefined) return;
    this.show('none');
    const { sent, waiting } = commentTexts;
    this.app.feedback.toast(state === CommentState.shown ? sent : `${sent}，${waiting}`, 'done');
  }

  /** Change of the comment count. */
  private commented(by: number): void {
    const { value } = this.work;
    if (value) this.announce({ comments: Math.max(0, value.comments + by) });
  }

  private take(work: WorkDetail): void {
    this.like.take(work.isLiked, work.likes);
    this.collect.take(work.isCollected, work.collected);
  }

  private announce(change: Omit<WorkChange, 'id'>): void {
    const { id } = this;
    const { value } = this.work;
    if (value) this.work.set({ ...value, ...change });
    if (id !== undefined) this.app.get(workChanges).announce({ id, ...change });
  }

  private async sendLike(isLiked: boolean): Promise<Result<number>> {
    const result = await this.app.api.call(worksCalls.likeWork, { id: this.id ?? 0, isLiked });
    return result.ok ? ok(result.value.likes) : result;
  }

  private async sendCollected(isCollected: boolean): Promise<Result<number>> {
    const result = await this.app.api.call(worksCalls.collectWork, { id: this.id ?? 0, isCollected });
    return result.ok ? ok(result.value.collected) : result;
  }

  private say(result: Result<number>): void {
    if (!result.ok) toastFailure(this.app.feedback, result.error);
  }
}
