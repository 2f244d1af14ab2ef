/** The session's own student: one query behind every call that shows the child and the parent. */
import { eq } from 'drizzle-orm';
import type { PersonInfo } from '../../../src/contract/profile/schema';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, type CallContext } from '../../core/http/handler';
import { accounts, students } from '../account/tables';

export type Student = typeof students.$inferSelect;

type OwnStudent = Student & Pick<typeof accounts.$inferSelect, 'phoneMask'>;

export async function ownStudent(context: CallContext): Promise<OwnStudent> {
  const { userId } = requireSession(context);
  const [row] = await context.db
    .select({ student: students, phoneMask: accounts.phoneMask })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.userId, userId));
  if (row === undefined) throw new Error('A session without a student');
  return { ...row.student, phoneMask: row.phoneMask };
}

/** The same on every call that has them. */
export const personOf = (student: OwnStudent, context: CallContext): PersonInfo => ({
  kidName: student.kidName,
  parentPhone: student.phoneMask,
  headImg: pictureUrl(context, student.headImg),
});

/** What getPrivateInfo and getPersonalInfo have in common. */
export const familyOf = (student: OwnStudent, context: CallContext) => ({
  ...personOf(student, context),
  kidSex: student.kidSex,
  kidBornTime: student.kidBornTime ?? '',
  parentName: student.parentName,
  addr: student.addr,
  starNum: student.starNum,
  crUid: student.crUid,
});

/** getPersonInfo, and the profile call of the step-up service. */
export const personDetail = async (_request: unknown, context: CallContext): Promise<PersonInfo> =>
  personOf(await ownStudent(context), context);
