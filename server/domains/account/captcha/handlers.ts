/** Slider captcha: get and check. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import {
  CAPTCHA_TOKEN_LIFE_MS,
  CAPTCHA_TOLERANCE,
  CaptchaCode,
} from '../../../../src/contract/account/values';
import type { CallContext, Handler, HandlersOf } from '../../../core/http/handler';
import { sceneOf } from '../sms/scene';
import { addMillis } from '../../../core/time';
import { drawnPuzzle } from './drawn';
import { admit, countCheck, countFailure, no } from './limits';
import { CAPTCHA_MESSAGES } from './messages';
import { grantCaptchaPass } from './pass';
import { planPuzzle } from './plan';
import { captchas } from './tables';
import { createCipheriv, createDecipheriv } from 'node:crypto';

const SECRET_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const SECRET_LENGTH = 16;

function newSecret({ random }: CallContext): string {
  const letter = () => SECRET_LETTERS[random.int(0, SECRET_LETTERS.length - 1)] ?? 'A';
  return Array.from({ length: SECRET_LENGTH }, letter).join('');
}

const getCaptcha: Handler<'getCaptcha'> = async (request, context) => {
  const { db, clock, drawing, random } = context;
  const scene = sceneOf(context.headers);
  const client = await admit(context, request.clientUid);
  const plan = planPuzzle(random);
  const { background, piece } = await drawnPuzzle(drawing, plan).catch((error: unknown) => {
    context.log.error({ err: error }, 'a captcha could not be drawn');
    throw no(CaptchaCode.getFailed, CAPTCHA_MESSAGES.getFailed);
  });
  const token = random.bytes(16).toString('hex');
  const secretKey = newSecret(context);
  const expiresAt = addMillis(clock.now(), CAPTCHA_TOKEN_LIFE_MS);
  await db.insert(captchas).values({ token, secretKey, gapX: plan.gapX, scene, client, expiresAt });
  return {
    originalImageBase64: background.toString('base64'),
    jigsawImageBase64: piece.toString('base64'),
    token,
    secretKey,
  };
};

/** The x of '{"x":n,"y":5}', or null if the text is anything else. */
function pointX(pointText: string | null): number | null {
  if (pointText === null) return null;
  try {
    const point: unknown = JSON.parse(pointText);
    if (typeof point !== 'object' || point === null || !('x' in point)) return null;
    return typeof point.x === 'number' ? point.x : null;
  } catch {
    return null;
  }
}

/** Finds the captcha of an unused token and marks it as used, whatever the result of the check. */
async function spend({ db, clock }: CallContext, token: string) {
  const now = clock.now();
  const [found] = await db
    .update(captchas)
    .set({ usedAt: now })
    .where(and(eq(captchas.token, token), isNull(captchas.usedAt), gt(captchas.expiresAt, now)))
    .returning();
  return found ?? null;
}

const checkCaptcha: Handler<'checkCaptcha'> = async (request, context) => {
  await countCheck(context);
  const captcha = await spend(context, request.token);
  if (captcha === null) throw no(CaptchaCode.expired, CAPTCHA_MESSAGES.expired);
  const pointText = decryptText(request.pointJson, captcha.secretKey);
  const x = pointX(pointText);
  if (pointText === null || x === null || !(Math.abs(x - captcha.gapX) <= CAPTCHA_TOLERANCE)) {
    await countFailure(context, captcha.client);
    throw no(CaptchaCode.wrongPlace, CAPTCHA_MESSAGES.wrongPlace);
  }
  const secondCode = encryptText(`${captcha.token}---${pointText}`, captcha.secretKey);
  await grantCaptchaPass(context, secondCode, captcha.scene);
  return { result: true };
};

export const captchaHandlers: HandlersOf<'getCaptcha' | 'checkCaptcha'> = { getCaptcha, checkCaptcha };

/** AES-128-ECB with PKCS#7 and the captcha's own key: the protocol of AJ-Captcha clients. */
export function encryptText(text: string, secretKey: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(secretKey, 'utf8'), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** null if it was not encrypted with this key. */
function decryptText(cipherText: string, secretKey: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(secretKey, 'utf8'), null);
    return decipher.update(cipherText, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
