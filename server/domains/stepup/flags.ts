/** The operator's flags and switches, and notifications of the operator's system. */
import { and, asc, isNull } from 'drizzle-orm';
import { StepUpdateFlag } from '../../../src/contract/stepup/values';
import { prepared, type Asked } from '../../core/db/prepared';
import { type CallContext, type HandlersOf } from '../../core/http/handler';
import { stepUpChanges, stepUpFlags, stepUpSwitches } from './tables';
import { assertOwner } from '../../core/http/policy';
import { ownChanges, ownFlags } from './policies';

const flagsOf = prepared('step_up_flags', (db, asked: Asked<{ userId: number }>) =>
  db.select().from(stepUpFlags).where(ownFlags(asked.userId)),
);

async function flagOf(context: CallContext, named: number, name: 'h5Update' | 'partnerUpdate') {
  const { userId } = assertOwner(context, { userId: named });
  const [found] = await flagsOf(context.db, { userId });
  return { status: found?.[name] ? StepUpdateFlag.on : StepUpdateFlag.off };
}

export const flagHandlers: HandlersOf<
  'getH5UpdateStatus' | 'getUpdateStatus' | 'getFeatureSwitches' | 'adminCallback'
> = {
  getH5UpdateStatus: ({ user_id }, context) => flagOf(context, user_id, 'h5Update'),
  getUpdateStatus: ({ user_id }, context) => flagOf(context, user_id, 'partnerUpdate'),

  async getFeatureSwitches(_request, { db }) {
    const found = await db.select().from(stepUpSwitches).orderBy(asc(stepUpSwitches.number));
    const last = found.at(-1)?.number ?? -1;
    return Array.from({ length: last + 1 }, (_, index) => {
      const { turnOn = true, time = null } = found.find(({ number }) => number === index) ?? {};
      return time === null ? { turnOn } : { turnOn, time };
    });
  },

  /** All changes since the last notification. */
  async adminCallback({ user_id }, context) {
    const { userId } = assertOwner(context, { userId: user_id });
    await context.db
      .update(stepUpChanges)
      .set({ notifiedAt: context.clock.now() })
      .where(and(ownChanges(userId), isNull(stepUpChanges.notifiedAt)));
    return null;
  },
};
