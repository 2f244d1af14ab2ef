/** A parent whose lists are longer than a page, with a session. */
import { HourChange } from '../../../src/contract/hours/values';
import { SubjectCode } from '../../../src/contract/courses/values';
import { LeaveState } from '../../../src/contract/lessons/values';
import { OrderState } from '../../../src/contract/orders/values';
import { loadConfig } from '../../../server/core/config';
import { hourMovements } from '../../../server/domains/hours/tables';
import { leaves } from '../../../server/domains/lessons/leave/tables';
import { taskClaims } from '../../../server/domains/rewards/tasks/tables';
import { start } from '../../../server/start';
import { addDays } from '../../../server/core/time';
import { exchange, order } from '../../builders/orders';
import type { Fixture } from '../../builders/test-context';
import { anOfficialParent, type BuiltParent } from '../../builders/parent';

const ROWS = 60;
const each = <T>(row: (index: number) => T): T[] => Array.from({ length: ROWS }, (_, index) => row(index));

const states = [OrderState.done, OrderState.paid, OrderState.delivering, OrderState.closed];

const log: Fixture = async ({ db, clock }, { userId }) => {
  const brandCode = SubjectCode.wandou;
  const at = (index: number) => addDays(clock.now(), -index - 1);
  const hours = { brandCode, hourGroup: 'smallLive' as const, change: HourChange.used, giveHours: 0 };
  await db
    .insert(hourMovements)
    .values(
      each((index) => ({ userId, ...hours, baseHours: -1, title: `第${index}讲`, happenedAt: at(index) })),
    );
  const lesson = { brandCode, lessonName: '认识分数', teacherName: '林老师', state: LeaveState.withdrawn };
  await db
    .insert(leaves)
    .values(each((index) => ({ userId, ...lesson, lessonStartsAt: at(index), requestedAt: at(index + 1) })));
  const claim = { taskId: 1, title: '每日签到', stars: 5, peaCoins: 0 };
  await db
    .insert(taskClaims)
    .values(each((index) => ({ userId, ...claim, period: `2026-${index}`, claimedAt: at(index) })));
};

/** Migrates the database of the production environment and stores the parent in it, with its key of phones. */
export async function buildLongLists({
  DATABASE_URL,
  PHONE_KEY,
}: Readonly<Record<'DATABASE_URL' | 'PHONE_KEY', string>>): Promise<BuiltParent> {
  const { services, stop } = await start(
    loadConfig({ DATABASE_URL, PHONE_KEY, DEMO: '0', API_DOCS: '0', LOG_LEVEL: 'silent' }),
  );
  const bought = each((index) =>
    order({ state: states[index % states.length] ?? OrderState.done, daysAgo: 1 }),
  );
  const exchanged = each((index) => exchange('小豆贴纸', 10, index));
  const parent = anOfficialParent()
    .withMessages({ unread: ROWS / 2, read: ROWS / 2 })
    .with(...bought, ...exchanged, log);
  const built = await parent.build(services);
  await stop();
  return built;
}
