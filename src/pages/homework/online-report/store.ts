import { makeAutoObservable } from 'mobx';
import { Verdict } from '@/contract/questions/values';
import { homeworkChanges } from '@/features/homework/changes';
import { correctCardInApp } from '@/features/homework/correct-in-app';
import { HomeworkStore } from '@/features/homework/known/homework-store';
import type { App } from '@/stores/app/app';
import { isCorrected } from './figures';

export class OnlineReportStore {
  readonly homework: HomeworkStore;

  constructor(
    private readonly app: Pick<App, 'api' | 'native' | 'get' | 'router' | 'session' | 'storage'>,
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

  get firstWrong(): number | undefined {
    const wrong = this.homework.detail.value?.correction?.items.find(
      ({ verdict }) => verdict === Verdict.wrong || verdict === Verdict.partly,
    );
    return wrong?.questionId;
  }

  /** In the app's page if it has one, otherwise here. On the parent's request, so an outdated app may offer its upgrade. */
  async correct(): Promise<void> {
    const { value } = this.homework.detail;
    const questionId = this.firstWrong;
    if (!value || questionId === undefined) return;
    if (await correctCardInApp(this.app, value, { prompt: true })) return;
    await this.app.router.go('questionDetail', {
      id: String(value.homeworkId),
      questionId: String(questionId),
    });
  }
}
