/** What every parent may know of a teacher. */
import { eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BusinessError, type HandlersOf } from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { admittedUrl } from '../files/whose';
import { teachers } from '../courses/timetable/tables';
import { STEP_UP_MESSAGES } from './messages';
import { teacherProfiles } from '../courses/teachers/tables';

const unknown = () => new BusinessError(BACKEND_CODE.notFound, STEP_UP_MESSAGES.unknownTeacher);

/** Of a film elsewhere, or of a stored one, which is for those who are logged in. */
const filmAddress = (context: Parameters<typeof admittedUrl>[0], film: string): string =>
  /^https?:/.test(film) ? film : admittedUrl(context, film);

export const teacherHandlers: HandlersOf<'getTeacherBaseInfo' | 'getTeacherUrl'> = {
  async getTeacherBaseInfo({ teacherId }, context) {
    const [found] = await context.db
      .select({ teacher: teachers, profile: teacherProfiles })
      .from(teachers)
      .leftJoin(teacherProfiles, eq(teacherProfiles.teacherId, teachers.id))
      .where(eq(teachers.id, teacherId));
    if (found === undefined) throw unknown();
    const { teacher, profile } = found;
    return {
      nickname: teacher.name,
      avatar: pictureUrl(context, teacher.avatar),
      teacherCode: profile?.code ?? '',
      parentalSatisfaction: profile?.satisfaction ?? '',
      teachingYear: profile?.years ?? '',
      ...(profile === null || profile.filmUrl === ''
        ? {}
        : { resourcesFile: { videoInfoUrl: filmAddress(context, profile.filmUrl) } }),
    };
  },

  async getTeacherUrl({ teacherCode }, { db }) {
    const [found] = await db.select().from(teacherProfiles).where(eq(teacherProfiles.code, teacherCode));
    if (found === undefined || found.pageUrl === '') throw unknown();
    return { url: found.pageUrl };
  },
};
