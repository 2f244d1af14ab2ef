import { makeAutoObservable, runInAction } from 'mobx';
import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

interface FilmTeacher {
  readonly id: number;
  readonly nickname: string;
}

/** The film of a teacher, as long as it is looked at. */
export class FilmStore {
  teacher: FilmTeacher | null = null;
  /** Its address; '': there is none. */
  readonly film = new Loadable<string>();
  /** The film itself could not be had, or not be shown. */
  isBroken = false;
  isFull = false;
  /** Raised to begin anew: the player is made again. */
  attempt = 0;

  constructor(private readonly app: Pick<App, 'api' | 'native' | 'platform'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The apps make room around the page, which the film is to fill; browsers have a button of their own in the player. */
  get mayFill(): boolean {
    const { native, platform } = this.app;
    return platform.host.filmsFillPage && native.support('videoFullScreen') === 'supported';
  }

  open(teacher: FilmTeacher): void {
    this.teacher = teacher;
    void this.load();
  }

  close(): void {
    this.teacher = null;
    if (this.isFull) void this.fill(false);
  }

  /** With another address: the last one may be too old to be had. */
  async load(): Promise<void> {
    const { teacher } = this;
    if (!teacher) return;
    this.film.reset();
    this.isBroken = false;
    this.attempt += 1;
    await this.film.load(async () => {
      const info = await this.app.api.call(stepupCalls.getTeacherBaseInfo, { teacherId: teacher.id });
      return info.ok ? ok(info.value.resourcesFile?.videoInfoUrl ?? '') : info;
    });
  }

  fail(): void {
    this.isBroken = true;
    if (this.isFull) void this.fill(false);
  }

  /** The page follows the app, and leaves the full screen whatever the app answers. */
  async fill(isFull: boolean): Promise<void> {
    if (!isFull) this.isFull = false;
    const done = await this.app.native.call('videoFullScreen', { isFull });
    if (isFull && done.ok && this.teacher) runInAction(() => (this.isFull = true));
  }
}
