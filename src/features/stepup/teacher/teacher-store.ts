import { ok, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { TeacherBaseInfo } from '@/contract/stepup/schema';
import { isWebAddress } from '@/platform/web-address';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The child's teacher, and the page about them. */
export class TeacherStore {
  readonly teacher = new Loadable<TeacherBaseInfo>();
  /** '': none. */
  readonly page = new Loadable<string>();

  constructor(private readonly app: Pick<App, 'api' | 'router'>) {}

  async load(teacherId: number): Promise<void> {
    const { api } = this.app;
    const answer = await this.teacher.load(() => api.call(stepupCalls.getTeacherBaseInfo, { teacherId }));
    if (answer.ok) await this.page.load(() => this.pageOf(answer.value.teacherCode));
  }

  reset(): void {
    this.teacher.reset();
    this.page.reset();
  }

  async open(): Promise<void> {
    await this.app.router.openExternal(this.page.value ?? '');
  }

  private async pageOf(teacherCode: string): Promise<Result<string>> {
    if (!teacherCode) return ok('');
    const answer = await this.app.api.call(stepupCalls.getTeacherUrl, { teacherCode });
    if (!answer.ok) return answer;
    return ok(isWebAddress(answer.value.url) ? answer.value.url : '');
  }
}
