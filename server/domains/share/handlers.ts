import { badInput, type HandlersOf, requireSession } from '../../core/http/handler';
import { badFieldMessage } from '../../core/http/messages';
import { Subject, SubjectCode, type SubjectName } from '../../../src/contract/courses/values';
import { eq } from 'drizzle-orm';
import { PosterTaskStatus } from '../../../src/contract/share/values';
import { posterTasks } from './tables';

export const shareHandlers: HandlersOf<'getSignPackage'> = {
  /** WeChat signs a URL without its fragment. */
  getSignPackage: ({ sUrl }, { providers }) => providers.wechat.shareSignature(sUrl.split('#')[0] ?? sUrl),
};

/** The task's brand, and the child's subjects, which must include the brand's (assumed). */
function refuseOtherCourses(brand: string, subjects: readonly string[]): void {
  const names = Object.keys(Subject) as SubjectName[];
  const name = names.find((one) => SubjectCode[one] === brand);
  if (name === undefined) throw badInput('courseBelong', badFieldMessage('courseBelong', 'enum'));
  const known = names.map((one) => String(Subject[one]));
  const areKnown = subjects.every((subject) => known.includes(subject));
  if (!areKnown || !subjects.includes(String(Subject[name])))
    throw badInput('courseSubjectTypes', badFieldMessage('courseSubjectTypes', 'enum'));
}

export const posterHandlers: HandlersOf<'getPosterTask'> = {
  async getPosterTask({ courseBelong, courseSubjectTypes }, context) {
    const { userId } = requireSession(context);
    refuseOtherCourses(courseBelong, courseSubjectTypes.split(','));
    const [task] = await context.db.select().from(posterTasks).where(eq(posterTasks.userId, userId));
    if (task === undefined) return { rewardValue: 0, taskStatus: PosterTaskStatus.hidden, remark: '' };
    const { rewardValue, taskStatus, remark } = task;
    return { rewardValue, taskStatus, remark };
  },
};
