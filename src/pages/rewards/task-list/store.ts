import { makeAutoObservable, runInAction } from 'mobx';
import { rewardsCalls } from '@/contract/rewards/calls';
import type { Task, TaskClaim } from '@/contract/rewards/schema';
import { TaskStatus } from '@/contract/rewards/values';
import type { ResponseOf } from '@/contract/define';
import type { Result } from '@/contract/errors';
import { moments } from '@/features/shapes/celebration/moments';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged, type PageAnswer } from '@/stores/data/paged';

const PAGE_SIZE = 10;

export type TaskTab = 'open' | 'finished';
type MyTasks = ResponseOf<typeof rewardsCalls.listMyTasks>;

export const keyOf = ({ taskId, period }: Pick<Task, 'taskId' | 'period'>): string => `${taskId}:${period}`;

/** Open, claimable and claimed tasks. The server counts and decides. */
export class TaskListStore {
  tab: TaskTab = 'open';
  readonly open = new Loadable<MyTasks>();
  readonly finished: Paged<TaskClaim>;
  /** Id of the task being claimed; '' for none. */
  claiming = '';
  private isSetUp = false;

  constructor(private readonly needs: Pick<App, 'api' | 'feedback' | 'get' | 'student'>) {
    this.finished = new Paged<TaskClaim>(
      (page, limit) => this.fetchFinished(page, limit),
      PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.open.load(() => this.fetchOpen());
    if (this.finished.status !== 'idle') await this.finished.again();
  }

  /** Tasks are per child. */
  reset(): void {
    this.open.reset();
    this.finished.reset();
    this.tab = 'open';
    this.isSetUp = false;
  }

  async show(tab: TaskTab): Promise<void> {
    this.tab = tab;
    if (tab === 'finished' && this.finished.status === 'idle') await this.finished.refresh();
  }

  /** Id of the claim; undefined on failure. */
  async claim(task: Task): Promise<number | undefined> {
    if (this.claiming !== '' || task.status !== TaskStatus.claimable) return undefined;
    const { api, feedback, student } = this.needs;
    const { taskId, period } = task;
    this.claiming = keyOf(task);
    const answer = await api.call(rewardsCalls.claimTask, { taskId, period });
    runInAction(() => (this.claiming = ''));
    if (answer.ok) {
      // The profile tab shows the stars.
      void student.loadPrivate();
      this.needs.get(moments).happened('taskReward');
      return answer.value.id;
    }
    toastFailure(feedback, answer.error);
    if (answer.error.kind === 'business') await this.load();
    return undefined;
  }

  /** A link was shared: not awaited. */
  async shared(): Promise<void> {
    const answer = await this.needs.api.call(rewardsCalls.shareDone, {});
    if (answer.ok) await this.load();
  }

  /** Tasks are initialized once per visit; errors show in the list. */
  private async fetchOpen(): Promise<Result<MyTasks>> {
    const { api } = this.needs;
    if (!this.isSetUp) this.isSetUp = (await api.call(rewardsCalls.initTask, {})).ok;
    return api.call(rewardsCalls.listMyTasks, {});
  }

  private fetchFinished(page: number, limit: number): Promise<Result<PageAnswer<TaskClaim>>> {
    return toPage(this.needs.api.callCounted(rewardsCalls.listFinishedTasks, { page, limit }));
  }
}
