import { and, eq, sql } from 'drizzle-orm';
import { RELATION_UNSAID } from '../../../src/contract/profile/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { students } from '../account/tables';
import { BusinessError, requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { regionOf } from '../addresses/regions/tree';
import { changesOf, type Changes } from './checks';
import { PERSONAL_INFO_MESSAGES } from './messages';
import { isRelationSaid, missingOf } from './missing';
import { familyOf, ownStudent, type Student } from './own-student';

export const personalInfoHandlers: HandlersOf<'getPersonalInfo' | 'savePersonalInfo'> = {
  async getPersonalInfo(_request, context) {
    const student = await ownStudent(context);
    const region = regionOf(student);
    return {
      ...familyOf(student, context),
      version: student.infoVersion,
      parentStatus: isRelationSaid(student) ? student.parentStatus : RELATION_UNSAID,
      ...(region && { region }),
      missing: missingOf(student),
    };
  },

  async savePersonalInfo(request, context) {
    const { userId } = requireSession(context);
    const changes = await changesOf(request, context);
    // One statement: of two devices with the same version only one succeeds.
    const [saved] = await context.db
      .update(students)
      .set({ ...changes, infoVersion: sql`${students.infoVersion} + 1` })
      .where(and(eq(students.userId, userId), eq(students.infoVersion, request.version)))
      .returning();
    const student = saved ?? (await savedBefore(context, userId, request.version, changes));
    return { version: student.infoVersion, missing: missingOf(student) };
  },
};

/** A retry after a lost response: already stored values are not a conflict. */
async function savedBefore(
  { db }: CallContext,
  userId: number,
  version: number,
  changes: Changes,
): Promise<Student> {
  const [student] = await db.select().from(students).where(eq(students.userId, userId));
  if (student === undefined) throw new Error('A session without a student');
  const isNext = student.infoVersion === version + 1;
  const isSame = Object.entries(changes).every(([name, value]) => student[name as keyof Student] === value);
  if (isNext && isSame) return student;
  throw new BusinessError(BACKEND_CODE.conflict, PERSONAL_INFO_MESSAGES.changedElsewhere);
}
