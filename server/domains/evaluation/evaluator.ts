/** Identifies who takes an evaluation: by a verified phone, or by a normal session. */
import { eq } from 'drizzle-orm';
import { EVALUATION_CODE } from '../../../src/contract/evaluation/values';
import { HEADER } from '../../../src/contract/wire';
import { deviceIdOf } from '../account/device-id';
import { provenAccount } from '../account/login';
import { students } from '../account/tables';
import { issueTemporaryToken, readTemporaryToken } from '../account/tokens';
import { BusinessError, type CallContext, type Handler } from '../../core/http/handler';
import { addMillis, DAY } from '../../core/time';
import { EVALUATION_MESSAGES } from './messages';

/** Long enough to return for the report. */
const TOKEN_LIFE_MS = 7 * DAY;

/** Takes no device slot and opens no session. */
export const loginEvaluation: Handler<'loginEvaluation'> = async (request, context) => {
  const { account } = await provenAccount(context, request, { way: 'evaluation' });
  const deviceId = deviceIdOf(context.headers);
  const asked = { kind: 'evaluation', accountId: account.id, deviceId, lifeMs: TOKEN_LIFE_MS } as const;
  const token = await issueTemporaryToken(context, asked);
  return { token, expiresAt: addMillis(context.clock.now(), TOKEN_LIFE_MS).getTime() };
};

/** The child who answers. Fails with a code that does not end the session: the page shows its own login. */
export async function evaluatorOf(context: CallContext): Promise<number> {
  const userId = context.session?.userId ?? (await byToken(context));
  if (userId === null)
    throw new BusinessError(EVALUATION_CODE.loginNeeded, EVALUATION_MESSAGES.loginNeeded, 401);
  return userId;
}

async function byToken(context: CallContext): Promise<number | null> {
  const token = context.headers[HEADER.token];
  const found = token === undefined ? null : await readTemporaryToken(context, 'evaluation', token);
  if (found === null) return null;
  const [student] = await context.db
    .select({ userId: students.userId })
    .from(students)
    .where(eq(students.accountId, found.accountId));
  return student?.userId ?? null;
}
