import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { TeacherDetail } from '@/contract/courses/teacher.schema';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export class TeacherDetailStore {
  readonly teacher = new Loadable<TeacherDetail>();
  /** undefined: nothing plays until tapped. */
  playing: number | undefined = undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly teacherId: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.teacher.find(this.teacherId, (teacherId) => this.ask(teacherId));
  }

  play(filmId: number): void {
    this.playing = filmId;
  }

  readonly reset = (): void => {
    this.playing = undefined;
    this.teacher.reset();
  };

  private async ask(teacherId: number): Promise<Result<TeacherDetail>> {
    const answer = await this.app.api.call(coursesCalls.getTeacher, { teacherId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NOBODY;
  }
}

const NOBODY = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
