/** Requests of the step-up for the walk through all calls. */
import { sql } from 'drizzle-orm';
import type { ServedCallName } from '../../../../server/core/http/handler';
import { StepUpStage } from '../../../../src/contract/stepup/values';
import type { Backend } from '../../support/backend';

/** Sets the state required by each change, and picks classes with seats. */
export function stepUpRequests(db: Backend['services']['db'], userId: number) {
  const operator = { student_id: userId, operator_id: userId, operator: '朵朵' };
  const free = async (column: string): Promise<number> => {
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT c.id, c.cate_id, c.step_id FROM step_up_classes AS c, step_ups AS u
          WHERE u.user_id = ${userId} AND c.step_id = u.new_step_id AND c.cate_id = u.plan_cate_id
            AND c.id <> u.new_class_id ORDER BY c.id LIMIT 1`,
    );
    return Number((rows[0] as Readonly<Record<string, unknown>> | undefined)?.[column]);
  };
  const from = async (status: number, type: number) => {
    await db.execute(sql`UPDATE step_ups SET status = ${status}, type = ${type} WHERE user_id = ${userId}`);
    return operator;
  };
  const ofUser = { user_id: userId };
  const ofStudent = { student_id: userId };
  const times = JSON.stringify([
    [
      { w: 1, h: 18, m: 0 },
      { w: 4, h: 18, m: 0 },
    ],
  ]);
  return {
    adminCallback: ofUser,
    changeClass: async () => ({
      ...(await from(1, 2)),
      class_id: await free('id'),
      plan_step_id: 0,
    }),
    checkStepUpResources: async () => {
      await from(1, 2);
      return {};
    },
    checkStudentCode: ofStudent,
    confirmStepUp: () => from(1, 2),
    confirmStepUpAddress: async () => {
      await from(3, 2);
      await db.execute(
        sql`UPDATE step_ups SET stage = ${StepUpStage.addressConfirm} WHERE user_id = ${userId}`,
      );
      const { rows } = await db.execute<{ id: number }>(
        sql`SELECT id FROM addresses WHERE user_id = ${userId} LIMIT 1`,
      );
      return { ...operator, address_id: Number(rows[0]?.id) };
    },
    listStepUpResources: async () => {
      await from(1, 2);
      const oldCycle = JSON.stringify([{ week: 2, time: '18:30' }]);
      return { catePid: await free('cate_id'), cateSid: await free('step_id'), oldCycle };
    },
    notifyHeadMaster: ofUser,
    submitPlanTime: async () => ({ ...(await from(1, 2)), plan_time: times, plan_step_id: 0 }),
    updateStepUpType: () => from(1, 3),
  } satisfies Partial<Record<ServedCallName, unknown>>;
}
