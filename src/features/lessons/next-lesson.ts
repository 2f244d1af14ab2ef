import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { ClassListWhen } from '@/contract/lessons/values';
import type { App } from '@/stores/app/app';

/** The child's next lesson of any subject; undefined when there is none or on an error. */
export async function nextLesson({ api }: Pick<App, 'api'>): Promise<ClassListItem | undefined> {
  const request = { when: ClassListWhen.coming, multiSubject: 1, page: 1, limit: 1 } as const;
  const answer = await api.call(lessonsCalls.getClassList, request);
  return answer.ok ? answer.value[0] : undefined;
}
