import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { HomeworkKind } from '@/contract/homework/values';
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
