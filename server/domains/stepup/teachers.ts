/** Public data of a teacher. */
import { eq } from 'drizzle-orm';
import type { HandlersOf } from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { admittedUrl } from '../files/access';
import { teachers } from '../courses/timetable/tables';
import { STEP_UP_MESSAGES } from './messages';
import { teacherProfiles } from '../courses/teachers/tables';
import { orNotFound } from '../../core/http/policy';
import { mayReadTeacher } from './policies';

/** Of an external film, or of a stored one, which requires a session. */
const filmAddress = (context: Parameters<typeof admittedUrl>[0], film: string): string =>
  /^https?:/.test(film) ? film : admittedUrl(context, film);

export const teacherHandlers: HandlersOf<'getTeacherBaseInfo' | 'getTeacherUrl'> = {
  async getTeacherBaseInfo({ teacherId }, context) {
    const [row] = await context.db
      .select({ teacher: teachers, profile: teacherProfiles })
      .from(teachers)
      .leftJoin(teacherProfiles, eq(teacherProfiles.teacherId, teachers.id))
      .where(eq(teachers.id, teacherId));
    const { teacher, profile } = orNotFound(row, STEP_UP_MESSAGES.unknownTeacher, mayReadTeacher);
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
    const [row] = await db.select().from(teacherProfiles).where(eq(teacherProfiles.code, teacherCode));
    const profile = row?.pageUrl === '' ? undefined : row;
    return { url: orNotFound(profile, STEP_UP_MESSAGES.unknownTeacher, mayReadTeacher).pageUrl };
  },
};
