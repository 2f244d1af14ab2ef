/** Routes of a homework, also for other domains. */
import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { HomeworkKind } from '@/contract/homework/values';
import type { RouteName } from '@/contract/routes';
import type { App } from '@/stores/app/app';

type AnswerRoute = Extract<RouteName, 'homeworkSubmit' | 'uploadWritingQuestions'>;

/** Multi-page writing has its own screen, where available. */
export function answerRoute(
  { router }: Pick<App, 'router'>,
  { kind }: Pick<HomeworkCard, 'kind'>,
): AnswerRoute {
  const hasOwn = kind === HomeworkKind.writing && router.shows('uploadWritingQuestions');
  return hasOwn ? 'uploadWritingQuestions' : 'homeworkSubmit';
}

export const toAnswer = (
  app: Pick<App, 'router'>,
  card: Pick<HomeworkCard, 'kind' | 'homeworkId'>,
): Promise<unknown> => app.router.go(answerRoute(app, card), { id: String(card.homeworkId) });
