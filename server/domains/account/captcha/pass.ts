/** A solved captcha permits one send within three minutes: rule account-30. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { CAPTCHA_SECOND_CODE_LIFE_MS, type AppScene } from '../../../../src/contract/account/values';
import { hashToken } from '../tokens';
import type { CallContext } from '../../../core/http/handler';
import { addMillis } from '../../../core/time';
import { captchaPasses } from './tables';

type Services = Pick<CallContext, 'db' | 'clock'>;

/** `secondCode`: AES of token---point, as the client will send it. */
export async function grantCaptchaPass(
  { db, clock }: Services,
  secondCode: string,
  scene: string,
): Promise<void> {
  const expiresAt = addMillis(clock.now(), CAPTCHA_SECOND_CODE_LIFE_MS);
  await db
    .insert(captchaPasses)
    .values({ codeHash: hashToken(secondCode), scene, expiresAt })
    .onConflictDoNothing();
}

/** The send failed: the parent need not solve another captcha. */
export async function returnCaptchaPass({ db }: Services, secondCode: string): Promise<void> {
  await db
    .update(captchaPasses)
    .set({ usedAt: null })
    .where(eq(captchaPasses.codeHash, hashToken(secondCode)));
}

/** Returns whether the second code was valid; it can be used once. */
export async function spendCaptchaPass(
  { db, clock }: Services,
  secondCode: string,
  scene: AppScene,
): Promise<boolean> {
  const now = clock.now();
  const spent = await db
    .update(captchaPasses)
    .set({ usedAt: now })
    .where(
      and(
        eq(captchaPasses.codeHash, hashToken(secondCode)),
        eq(captchaPasses.scene, scene),
        isNull(captchaPasses.usedAt),
        gt(captchaPasses.expiresAt, now),
      ),
    )
    .returning({ codeHash: captchaPasses.codeHash });
  return spent.length === 1;
}
