import { makeAutoObservable } from 'mobx';
import { ok, type Result } from '@/contract/errors';
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

  constructor(private readonly app: Pick<App, 'api'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  open(teacher: FilmTeacher): void {
    this.teacher = teacher;
    this.film.reset();
    void this.load();
  }

  close(): void {
    this.teacher = null;
  }

  async load(): Promise<void> {
    await this.renew();
  }

  /** Requests a new URL, as the last one may have expired. */
  renew(): Promise<Result<string>> {
    const teacherId = this.teacher?.id ?? 0;
    return this.film.load(async () => {
      const info = await this.app.api.call(stepupCalls.getTeacherBaseInfo, { teacherId });
      return info.ok ? ok(info.value.resourcesFile?.videoInfoUrl ?? '') : info;
    });
  }
}
