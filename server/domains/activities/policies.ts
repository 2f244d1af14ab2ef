import { and, eq } from 'drizzle-orm';
import { bannerUserType } from '../../../src/contract/home/values';
import { hashToken } from '../account/tokens';
import { temporaryTokens } from '../account/tables';
import type { Session } from '../../core/http/handler';
import { isMeantFor, isMeantForUser } from '../home/slots/slots';
import { activities } from './center/tables';

/** An activity is visible to the user types and user ids that the operator lists; same rule as for slots and configurations. */
export const shownTo = ({ userId, studentStatus }: Session) =>
  and(
    eq(activities.isActive, true),
    isMeantFor(activities.userTypes, bannerUserType(studentStatus)),
    isMeantForUser(activities.userIds, userId),
  );

/** The code alone allows a new student's login link. */
export const ENTRANCE = 'entrance';
export const entranceBy = (code: string) =>
  and(eq(temporaryTokens.tokenHash, hashToken(code)), eq(temporaryTokens.kind, ENTRANCE));
