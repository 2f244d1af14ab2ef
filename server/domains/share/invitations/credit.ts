/** Rewards the inviter when the friend has attended the lesson named by the configuration: decision of rule share-19. */
import { and, eq, isNull } from 'drizzle-orm';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { RewardReason } from '../../../../src/contract/rewards/values';
import { routes } from '../../../../src/contract/routes';
import { InviteEvent, SHOW_FRIENDS } from '../../../../src/contract/share/invite';
import type { Db } from '../../../core/db/types';
import { addGiven } from '../../hours/movements';
import { notify } from '../../messages/outbox/notify';
import { addReward } from '../../rewards/ledger';
import type { Clock } from '../../../core/time';
import { INVITATION_MESSAGES } from './messages';
import { rewardFor } from './reward';
import { invitations } from './tables';

/** In the transaction of the lesson's attendance. A concurrent call waits and finds the invitation credited. */
export async function creditInviter(
  tx: Db,
  clock: Clock,
  { userId: friendId, isTrial }: { readonly userId: number; readonly isTrial: boolean },
): Promise<void> {
  const isOpen = and(eq(invitations.friendId, friendId), isNull(invitations.creditedAt));
  const [invitation] = await tx.select().from(invitations).where(isOpen).for('update');
  if (invitation === undefined) return;
  const { id, userId } = invitation;
  const reward = await rewardFor(tx, userId);
  if (reward?.on !== (isTrial ? InviteEvent.trial : InviteEvent.lesson)) return;
  const { stars = 0, peaCoins = 0, hours = 0, brandCode = SubjectCode.wandou } = reward;
  if (stars + peaCoins + hours === 0) return;
  const now = clock.now();
  await tx.update(invitations).set({ creditedAt: now, stars, peaCoins, hours }).where(eq(invitations.id, id));
  // The ref is the invitation's id: if the friend's account is deleted, nothing here identifies them.
  await addReward(tx, clock, { userId, reason: RewardReason.invitation, ref: String(id), stars, peaCoins });
  if (hours > 0) await addGiven(tx, { userId, brandCode, hours, title: INVITATION_MESSAGES.hours }, now);
  const { body, title, linkText } = INVITATION_MESSAGES;
  const path = `${routes.sharePoster.path}?show=${SHOW_FRIENDS}`;
  const notice = { userId, event: `invitation:${id}`, title, body: body(reward), linkText, path };
  await notify({ db: tx, clock }, 'friendAttended', [notice]);
}
