import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { HomeworkKind } from '@/contract/homework/values';
import type { App } from '@/stores/app';

type CorrectingApp = Pick<App, 'native'>;

export interface CorrectOptions {
  /** Whether an app that is too old offers its upgrade; the page of ours shows either way. */
  readonly prompt: boolean;
}

/** Whether the app has a page of its own for what was wrong: then it took over, and nothing has to be opened here. */
export async function correctInApp(
  { native }: CorrectingApp,
  homeworkId: number,
  { prompt }: CorrectOptions,
): Promise<boolean> {
  return (await native.call('correctHomework', { homeworkId }, { quiet: !prompt })).ok;
}

/** The same for the wrong ones of a special topic. */
export async function correctTopicInApp(
  { native }: CorrectingApp,
  topicId: number,
  { prompt }: CorrectOptions,
): Promise<boolean> {
  return (await native.call('correctSpecialTopicWrongTitle', { topicId }, { quiet: !prompt })).ok;
}

/** By what kind of homework it is: the id of a topic's homework is its topic's (assumed). */
export function correctCardInApp(
  app: CorrectingApp,
  { kind, homeworkId }: Pick<HomeworkCard, 'kind' | 'homeworkId'>,
  options: CorrectOptions,
): Promise<boolean> {
  const correct = kind === HomeworkKind.special ? correctTopicInApp : correctInApp;
  return correct(app, homeworkId, options);
}
