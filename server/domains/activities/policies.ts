import { and, eq } from 'drizzle-orm';
import { bannerUserType } from '../../../src/contract/home/values';
import { hashToken } from '../account/tokens';
import { temporaryTokens } from '../account/tables';
import type { Session } from '../../core/http/handler';
import { isMeantFor, isMeantForUser } from '../home/slots/slots';
import { activities } from './center/tables';

/** An activity is for those kinds of parents, or those parents, whom the operator names. The rule of slots and configurations. */
export const shownTo = ({ userId, studentStatus }: Session) =>
  and(
    eq(activities.isActive, true),
    isMeantFor(activities.userTypes, bannerUserType(studentStatus)),
    isMeantForUser(activities.userIds, userId),
  );

/** A link that lets a newcomer's parent in is for whoever has its code. */
export const ENTRANCE = 'entrance';
export const entranceBy = (code: string) =>
  and(eq(temporaryTokens.tokenHash, hashToken(code)), eq(temporaryTokens.kind, ENTRANCE));
