import { makeAutoObservable, runInAction } from 'mobx';
import { ok } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

interface FilmTeacher {
  readonly id: number;
  readonly nickname: string;
}

/** State of a teacher's film in view. */
export class FilmStore {
  teacher: FilmTeacher | null = null;
  /** URL; '': none. */
  readonly film = new Loadable<string>();
  /** Failed to load or play. */
  isBroken = false;
  isFull = false;
  /** Key of the player, to restart it. */
  attempt = 0;

  constructor(private readonly app: Pick<App, 'api' | 'native' | 'platform'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Full screen by the app's bridge; browsers have their own button. */
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

  /** Requests a new URL, as the last one may have expired. */
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

  /** Leaves full screen at once, whatever the app responds. */
  async fill(isFull: boolean): Promise<void> {
    if (!isFull) this.isFull = false;
    const done = await this.app.native.call('videoFullScreen', { isFull });
    if (isFull && done.ok && this.teacher) runInAction(() => (this.isFull = true));
  }
}
