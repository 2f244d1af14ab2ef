import { makeAutoObservable } from 'mobx';
import { homeworkChanges } from '@/features/homework/changes';
import { HomeworkStore } from '@/features/homework/known/homework-store';
import type { App } from '@/stores/app/app';
import { isCorrected } from './figures';

export class OnlineReportStore {
  readonly homework: HomeworkStore;

  constructor(
    private readonly app: Pick<App, 'api' | 'get' | 'session' | 'storage'>,
    /** undefined: the address has no valid id. */
    homeworkId: number | undefined,
  ) {
    this.homework = new HomeworkStore(app, homeworkId);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Mark as seen: badges and lists reload. */
  async shown(): Promise<void> {
    const { unseen } = this.homework;
    if (!unseen || !isCorrected(unseen)) return;
    if (await this.homework.markSeen()) this.app.get(homeworkChanges).announce(unseen.homeworkId);
  }
}
