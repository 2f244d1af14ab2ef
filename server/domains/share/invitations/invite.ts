import type { OnLogin } from '../../../core/http/context';
import { invitations } from './tables';

/** Stores the invitation of a new account. */
export const keepInvitation: OnLogin = async (tx, { userId: friendId, inviterId, now }) => {
  if (inviterId === null) return;
  await tx.insert(invitations).values({ userId: inviterId, friendId, registeredAt: now });
};
