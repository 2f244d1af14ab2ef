import type { HomeworkCard, HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkKind } from '@/contract/homework/values';
import { Verdict } from '@/contract/questions/values';
import type { App } from '@/stores/app/app';

type CorrectingApp = Pick<App, 'native'>;

export interface CorrectOptions {
  /** Whether an outdated app offers its upgrade; our page is shown either way. */
  readonly prompt: boolean;
}

/** Opens the app's correction page; true when it did, so that ours is not needed. */
export async function correctInApp(
  { native }: CorrectingApp,
  homeworkId: number,
  { prompt }: CorrectOptions,
): Promise<boolean> {
  return (await native.call('correctHomework', { homeworkId }, { quiet: !prompt })).ok;
}

/** The same for wrong answers of a special topic. */
export async function correctTopicInApp(
  { native }: CorrectingApp,
  topicId: number,
  { prompt }: CorrectOptions,
): Promise<boolean> {
  return (await native.call('correctSpecialTopicWrongTitle', { topicId }, { quiet: !prompt })).ok;
}

/** By kind: for a topic's homework the id is the topic's (assumed). */
export function correctCardInApp(
  app: CorrectingApp,
  { kind, homeworkId }: Pick<HomeworkCard, 'kind' | 'homeworkId'>,
  options: CorrectOptions,
): Promise<boolean> {
  const correct = kind === HomeworkKind.special ? correctTopicInApp : correctInApp;
  return correct(app, homeworkId, options);
}

/** The question that the child may think about again first; undefined: nothing is left to correct. */
export const firstWrong = ({ correction }: Pick<HomeworkDetail, 'correction'>): number | undefined =>
  correction?.items.find(({ verdict }) => verdict === Verdict.wrong || verdict === Verdict.partly)
    ?.questionId;

/** In the app's page if it has one, otherwise here. On the parent's request, so an outdated app may offer its upgrade. */
export async function correctWrong(
  app: CorrectingApp & Pick<App, 'router'>,
  detail: HomeworkDetail,
): Promise<void> {
  const questionId = firstWrong(detail);
  if (questionId === undefined || (await correctCardInApp(app, detail, { prompt: true }))) return;
  await app.router.go('questionDetail', { id: String(detail.homeworkId), questionId: String(questionId) });
}
