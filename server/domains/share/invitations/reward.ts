/** The operator's reward for an invited friend. */
import { asc, and, eq } from 'drizzle-orm';
import { Value } from '@sinclair/typebox/value';
import { ConfigTypeCode } from '../../../../src/contract/configuration/values';
import { InviteRewardSchema, type InviteReward } from '../../../../src/contract/share/schema';
import { upgradeConfigs } from '../../configuration/tables';
import type { Db } from '../../../core/db/types';
import { isMeantForUser } from '../../home/slots/slots';

/** From the first entry of inviteConfig that targets the inviter, the one shown by the app. null: none, or unreadable. */
export async function rewardFor(db: Db, inviterId: number): Promise<InviteReward | null> {
  const [found] = await db
    .select({ typeValue: upgradeConfigs.typeValue })
    .from(upgradeConfigs)
    .where(
      and(
        eq(upgradeConfigs.typeCode, ConfigTypeCode.invite),
        isMeantForUser(upgradeConfigs.userIds, inviterId),
      ),
    )
    .orderBy(asc(upgradeConfigs.position), asc(upgradeConfigs.id))
    .limit(1);
  return readReward(found?.typeValue ?? '');
}

/** Amounts may be strings. */
function readReward(typeValue: string): InviteReward | null {
  try {
    const config = JSON.parse(typeValue) as { readonly reward?: unknown } | null;
    const reward: unknown = Value.Convert(InviteRewardSchema, Value.Clone(config?.reward));
    return Value.Check(InviteRewardSchema, reward) ? reward : null;
  } catch {
    return null;
  }
}
