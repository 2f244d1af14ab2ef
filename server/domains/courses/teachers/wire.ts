/** Maps teachers to the contract's shapes. */
import type { CallContext } from '../../../core/http/handler';
import type { Teacher } from '../../../../src/contract/courses/teacher.schema';
import { pictureUrl } from '../../../core/http/file-url';
import type { cardsOf } from './find';

type CardRow = Awaited<ReturnType<typeof cardsOf>['query']>[number];

export const toTeacher = (
  { teacher, profile, subjects, isOwn, hasFilm }: CardRow,
  context: CallContext,
): Teacher => ({
  teacherId: teacher.id,
  name: teacher.name,
  avatar: pictureUrl(context, teacher.avatar),
  subjects,
  teachingYears: profile?.years ?? '',
  satisfaction: profile?.satisfaction ?? '',
  motto: profile?.motto ?? '',
  hasFilm,
  isOwn,
});
