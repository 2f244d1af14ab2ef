/** Audio captcha, a sum read aloud, for parents who cannot drag: same limits as the slider, and also single-use. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { CAPTCHA_TOKEN_LIFE_MS, CaptchaCode } from '../../../../src/contract/account/values';
import type { CallContext, Handler, HandlersOf } from '../../../core/http/handler';
import type { Speech } from '../../../core/providers/speech';
import type { Random } from '../../../core/random';
import { addMillis } from '../../../core/time';
import { newToken } from '../tokens';
import { sceneOf } from '../sms/scene';
import { admit, countCheck, countFailure, no } from './limits';
import { CAPTCHA_MESSAGES } from './messages';
import { grantCaptchaPass } from './pass';
import { spokenCaptchas } from './tables';

/** 11 to 59 without multiples of ten: guessing the most likely sum succeeds once in forty attempts. */
const TENS = [1, 5] as const;
const UNITS = [1, 9] as const;
const numberOf = (random: Random): number => random.int(...TENS) * 10 + random.int(...UNITS);

async function speak(context: CallContext, words: string): Promise<Speech> {
  const { log, providers } = context;
  const failed = () => no(CaptchaCode.getFailed, CAPTCHA_MESSAGES.getFailed);
  if (providers.speech === null) throw failed();
  return providers.speech.say(words).catch((error: unknown) => {
    log.error({ err: error }, 'a sum could not be spoken');
    throw failed();
  });
}

const getSpokenCaptcha: Handler<'getSpokenCaptcha'> = async ({ clientUid }, context) => {
  const { db, clock, random } = context;
  const scene = sceneOf(context.headers);
  const client = await admit(context, clientUid);
  const [first, second] = [numberOf(random), numberOf(random)];
  const { contentType, body } = await speak(context, `请计算：${first} 加 ${second} 等于多少？`);
  const token = random.bytes(16).toString('hex');
  const expiresAt = addMillis(clock.now(), CAPTCHA_TOKEN_LIFE_MS);
  await db.insert(spokenCaptchas).values({ token, sum: first + second, scene, client, expiresAt });
  return { contentType, audioBase64: body.toString('base64'), token };
};

/** Finds the captcha of an unused token and marks it as used, whatever the result of the check. */
async function spend({ db, clock }: CallContext, token: string) {
  const now = clock.now();
  const [found] = await db
    .update(spokenCaptchas)
    .set({ usedAt: now })
    .where(
      and(eq(spokenCaptchas.token, token), isNull(spokenCaptchas.usedAt), gt(spokenCaptchas.expiresAt, now)),
    )
    .returning();
  return found ?? null;
}

const checkSpokenCaptcha: Handler<'checkSpokenCaptcha'> = async ({ token, answer }, context) => {
  await countCheck(context);
  const captcha = await spend(context, token);
  if (captcha === null) throw no(CaptchaCode.expired, CAPTCHA_MESSAGES.expired);
  if (Number(answer) !== captcha.sum) {
    await countFailure(context, captcha.client);
    throw no(CaptchaCode.wrongPlace, CAPTCHA_MESSAGES.wrongSum);
  }
  const secondCode = newToken(context.random);
  await grantCaptchaPass(context, secondCode, captcha.scene);
  return { secondCode };
};

export const spokenCaptchaHandlers: HandlersOf<'getSpokenCaptcha' | 'checkSpokenCaptcha'> = {
  getSpokenCaptcha,
  checkSpokenCaptcha,
};
