import { makeAutoObservable } from 'mobx';
import { ok, type Result } from '@/contract/errors';
import { worksCalls } from '@/contract/works/calls';
import type { WorkComment, WorkDetail } from '@/contract/works/schema';
import type { ShareInput } from '@/services/share/types';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { sharedPath } from '../pages';
import type { FilmView } from '../view/WorkFilm';
import { WorkStore } from '../view/work-store';
import { littleTeacherTexts } from './texts';

const texts = littleTeacherTexts.share;

const PRAISE = 5;
/** Anonymous, so that parent-only data is never returned. */
const AS_ANYBODY = { token: '' } as const;

/** An explanation as a friend without an account sees it. Its own parent can share it from here. */
export class FriendStore implements FilmView {
  readonly work = new Loadable<WorkDetail>();
  readonly praise = new Loadable<readonly WorkComment[]>();
  /** The same work with the session, if logged in. */
  readonly asParent: WorkStore;

  constructor(
    private readonly app: App,
    private readonly id: number | undefined,
  ) {
    this.asParent = new WorkStore(app, id);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOwn(): boolean {
    return this.asParent.work.value?.isMine ?? false;
  }

  get input(): ShareInput | undefined {
    const { value } = this.work;
    return (
      value && {
        key: 'littleTeacherShare',
        title: texts.title(value.childName),
        desc: texts.desc,
        toURL: sharedPath(value),
      }
    );
  }

  /** Whether it is the parent's own, and the praise, are known when the work shows: both lie in the middle of the page. */
  load(): Promise<unknown> {
    return this.work.find(this.id, async (id) => {
      const asParent = this.app.session.isLoggedIn ? this.asParent.load() : undefined;
      const [found] = await Promise.all([this.askWork(id), asParent, this.loadPraise(id)]);
      return found;
    });
  }

  forget(): void {
    this.work.reset();
    this.praise.reset();
    this.asParent.forget();
  }

  /** Stars are given for the parent's own work only, once a day. */
  async passedOn(): Promise<void> {
    if (this.isOwn) await this.asParent.passedOn();
  }

  async renewFilm(): Promise<Result<string>> {
    const found = await this.work.find(this.id, (id) => this.askWork(id));
    return found.ok ? ok(found.value.film) : found;
  }

  private askWork(id: number): Promise<Result<WorkDetail>> {
    return this.app.api.call(worksCalls.getWork, { id }, AS_ANYBODY);
  }

  /** The film is shown even if this fails. */
  private async loadPraise(id: number): Promise<void> {
    const asked = { id, page: 1, limit: PRAISE };
    await this.praise.load(() => this.app.api.call(worksCalls.listWorkComments, asked, AS_ANYBODY));
  }
}
