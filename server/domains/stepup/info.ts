/** The child's step-up, and its eligibility. */
import { eq, sql } from 'drizzle-orm';
import type { StepUpInfo, StudentRefusal } from '../../../src/contract/stepup/schema';
import { StepUpCode, StudentCode } from '../../../src/contract/stepup/values';
import { StudentStatus } from '../../../src/contract/profile/status';
import { prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import { BusinessError, requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { teachers } from '../courses/timetable/tables';
import { formatDateTime } from '../../core/time';
import { planTimeText, type Cycle } from './cycle';
import { STEP_UP_MESSAGES, STUDENT_MESSAGES } from './messages';
import { preferredTimes, stepUpRefusals, stepUps } from './tables';
import { assertOwner } from '../../core/http/policy';
import { ownStepUps } from './policies';

export const refused = (message: string) => new BusinessError(StepUpCode.businessError, message);

const infoOf = prepared('step_up_info', (db, asked: Asked<{ userId: number }>) => {
  const times = sql`(select json_agg(json_build_object('week1', ${preferredTimes.week1}, 'time1', ${preferredTimes.time1},
    'week2', ${preferredTimes.week2}, 'time2', ${preferredTimes.time2}) order by ${preferredTimes.position})
    from ${preferredTimes} where ${preferredTimes.userId} = ${asked.userId})`;
  return db
    .select({
      row: stepUps,
      teacherName: teachers.name,
      times: sql<readonly Cycle[] | null>`${times}`,
    })
    .from(stepUps)
    .leftJoin(teachers, eq(teachers.id, stepUps.newTeacherId))
    .where(ownStepUps(asked.userId));
});

async function stepUpInfo(
  { student_id }: { readonly student_id: number },
  context: CallContext,
): Promise<StepUpInfo> {
  const { userId } = assertOwner(context, { userId: student_id });
  const [found] = await infoOf(context.db, { userId });
  if (found === undefined) throw refused(STEP_UP_MESSAGES.notStepUp);
  const { row, teacherName, times } = found;
  return {
    studentId: userId,
    stepId: row.stepId,
    step: row.step,
    course: row.course,
    newStepId: row.newStepId,
    newStep: row.newStep,
    newTeacherId: row.newTeacherId ?? 0,
    newTeacherName: teacherName ?? '',
    newClassId: row.newClassId ?? 0,
    newFirstTime: formatDateTime(row.newFirstAt),
    status: row.status,
    type: row.type,
    planTime: planTimeText(times ?? []),
    planStepId: row.planStepId,
    planStep: row.planStep,
    planCateId: row.planCateId,
    oldCycle: JSON.stringify(row.oldCycle),
    releaseTime: formatDateTime(row.releaseAt),
    newCycle: JSON.stringify(row.newCycle),
    isUpdate: row.isUpdate,
    headMasterId: row.headMasterId ?? 0,
    stage: row.stage,
    addressId: row.addressId ?? 0,
    provider: row.provider,
  };
}

/** null: eligible. */
async function refusalOf(context: CallContext): Promise<StudentCode | null> {
  const { userId, studentStatus } = requireSession(context);
  const [found] = await whyNot(context.db, { userId });
  if (found?.code != null) return found.code;
  if (found?.stepsUp) return null;
  return studentStatus === StudentStatus.official ? StudentCode.notStepUp : StudentCode.notStudent;
}

const whyNot = prepared('step_up_refusal', (db: Db, asked: Asked<{ userId: number }>) =>
  db
    .select({
      code: sql<StudentCode | null>`(select ${stepUpRefusals.code} from ${stepUpRefusals}
        where ${stepUpRefusals.userId} = ${asked.userId})`,
      stepsUp: sql<boolean>`exists (select from ${stepUps} where ${stepUps.userId} = ${asked.userId})`,
    })
    .from(sql`(values (1)) as one`),
);

export const infoHandlers: HandlersOf<'getStepUpInfo' | 'getHigherLevelInfo' | 'checkStudentCode'> = {
  getStepUpInfo: stepUpInfo,
  getHigherLevelInfo: stepUpInfo,

  async checkStudentCode({ student_id }, context) {
    assertOwner(context, { userId: student_id });
    const studentCode = await refusalOf(context);
    if (studentCode !== null) {
      const why: StudentRefusal = { studentCode };
      throw refused(STUDENT_MESSAGES[studentCode]).carrying(why);
    }
    return null;
  },
};
