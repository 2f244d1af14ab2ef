import { makeAutoObservable } from 'mobx';
import { ok, type Result } from '@/contract/errors';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { HomeworkTab } from '@/contract/homework/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** A lesson has one, rarely two. */
const MOST = 5;

export class AfterClassStore {
  readonly homework = new Loadable<readonly HomeworkDetail[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** null: the latest lesson. undefined: no valid id in the address. */
    private readonly liveId: number | null | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.homework.find(this.liveId, (liveId) => this.ask(liveId));
  }

  private async ask(liveId: number | null): Promise<Result<readonly HomeworkDetail[]>> {
    const { api } = this.app;
    const listed = await api.call(homeworkCalls.listHomework, {
      page: 1,
      limit: MOST,
      tab: HomeworkTab.all,
      ...(liveId === null ? { ofNewestLesson: true } : { liveId }),
    });
    if (!listed.ok) return listed;
    const told = await Promise.all(
      listed.value.map(({ homeworkId }) => api.call(homeworkCalls.getHomework, { homeworkId })),
    );
    const failed = told.find((one) => !one.ok);
    if (failed && !failed.ok) return failed;
    return ok(told.flatMap((one) => (one.ok && one.value ? [one.value] : [])));
  }
}
