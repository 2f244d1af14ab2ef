/** Teachers, and what parents read of them. */
import type { Subject } from '../../../../src/contract/courses/values';
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { isHttpsLink } from '../../../core/https-link';
import { orNotFound } from '../../../core/http/policy';
import {
  saveTeacher,
  teachersNamed,
  teacherToEdit,
  type KeptTeacher,
  type WrittenProfile,
} from '../../courses/teachers/edit';
import { assertUnchanged, withEtag } from '../content/etag';
import { assertChangedPicture } from '../content/picture';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';

const cardOf = ({ profile, teacher }: KeptTeacher) => ({
  ...{ teacherId: teacher.id, name: teacher.name, picture: teacher.avatar, isPresented: profile !== null },
});

const shown = (kept: KeptTeacher) => ({
  ...{ ...cardOf(kept), subjects: [...(kept.profile?.subjects ?? [])] as Subject[] },
  ...{ years: kept.profile?.years ?? '', satisfaction: kept.profile?.satisfaction ?? '' },
  ...{ motto: kept.profile?.motto ?? '', introduction: kept.profile?.introduction ?? '' },
  ...{ honours: [...(kept.profile?.honours ?? [])], styles: [...(kept.profile?.styles ?? [])] },
  ...{ filmUrl: kept.profile?.filmUrl ?? '', pageUrl: kept.profile?.pageUrl ?? '' },
});

const teacherFor = async ({ db }: OperatorContext, teacherId: number) =>
  orNotFound(await teacherToEdit(db, teacherId), STAFF_MESSAGES.unknown);

/** What was not touched stays, such as a film of the storage. */
function addressOf(field: string, typed: string, before = ''): string {
  const address = typed.trim();
  if (address === '' || address === before || isHttpsLink(address)) return address;
  throw badInput(field, STAFF_MESSAGES.address);
}

const linesOf = (typed: readonly string[]) => typed.map((line) => line.trim()).filter(Boolean);

type Typed = Omit<ReturnType<typeof shown>, 'teacherId'>;

const profileOf = (typed: Typed, before: KeptTeacher['profile']): WrittenProfile => ({
  ...{ subjects: typed.subjects, years: typed.years.trim(), satisfaction: typed.satisfaction.trim() },
  ...{ motto: typed.motto.trim(), introduction: typed.introduction.trim() },
  honours: linesOf(typed.honours),
  styles: linesOf(typed.styles),
  filmUrl: addressOf('filmUrl', typed.filmUrl, before?.filmUrl),
  pageUrl: addressOf('pageUrl', typed.pageUrl, before?.pageUrl),
});

export const teachers: OperatorHandlersOf<'listSchoolTeachers' | 'getSchoolTeacher' | 'saveSchoolTeacher'> = {
  async listSchoolTeachers({ keyword = '', ...asked }, { db }) {
    const { rows, total } = await pageOf((paging) => teachersNamed(db, keyword.trim(), paging), asked);
    return withCount(rows.map(cardOf), total);
  },

  async getSchoolTeacher({ teacherId }, context) {
    return withEtag(shown(await teacherFor(context, teacherId)));
  },

  async saveSchoolTeacher({ etag, teacherId, ...typed }, context) {
    const { db, providers } = context;
    const before = teacherId === undefined ? null : await teacherFor(context, teacherId);
    if (before !== null) assertUnchanged(shown(before), etag);
    await assertChangedPicture(providers.storage, typed.picture, before?.teacher.avatar);
    const { isPresented, picture: avatar } = typed;
    const name = typed.name.trim();
    const profile = isPresented ? profileOf(typed, before?.profile ?? null) : null;
    const id = await saveTeacher(db, before?.teacher.id, { name, avatar }, profile);
    context.concerns({ detail: { teacherId: id, name, isPresented } });
    return { teacherId: id };
  },
};
