/** What the operator gives for a friend. */
import { asc, and, eq } from 'drizzle-orm';
import { Value } from '@sinclair/typebox/value';
import { ConfigTypeCode } from '../../../../src/contract/configuration/values';
import { InviteRewardSchema, type InviteReward } from '../../../../src/contract/share/schema';
import { upgradeConfigs } from '../../configuration/tables';
import type { Db } from '../../../core/db/types';
import { isMeantForUser } from '../../home/slots/slots';

/** Of the first entry of inviteConfig that is meant for the inviter, which is what the app shows. null: nothing, or nothing that can be read. */
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

/** An amount may be typed as text. */
function readReward(typeValue: string): InviteReward | null {
  try {
    const config = JSON.parse(typeValue) as { readonly reward?: unknown } | null;
    const reward: unknown = Value.Convert(InviteRewardSchema, Value.Clone(config?.reward));
    return Value.Check(InviteRewardSchema, reward) ? reward : null;
  } catch {
    return null;
  }
}
