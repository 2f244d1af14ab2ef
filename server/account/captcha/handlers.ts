/** Get and check of the slider captcha. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { CAPTCHA_TOKEN_LIFE_MS, CAPTCHA_TOLERANCE, CaptchaCode } from '../../../src/contract/account/values';
import { BusinessError, type CallContext, type Handler, type HandlersOf } from '../../http/handler';
import { limitKeyOf } from '../../limits/address';
import { count, peek, type Window } from '../../limits/counters';
import { sceneOf } from '../sms/scene';
import { addMillis, MINUTE } from '../../time';
import { drawPuzzle } from './draw';
import { grantCaptchaPass } from './pass';
import { captchas } from './tables';
import { createCipheriv } from 'node:crypto';
import { createDecipheriv } from 'node:crypto';

const CAPTCHA_MESSAGES = {
  expired: '验证码已失效，请重新获取',
  wrongPlace: '验证失败，请重试',
  getFailed: '获取验证码失败，请稍后再试',
  getTooOften: '获取验证码过于频繁，请稍后再试',
  locked: '验证失败次数过多，请稍后再试',
  checkTooOften: '验证过于频繁，请稍后再试',
} as const;

/** Failures of one client, and of all at one address, in five minutes before they have to wait. */
const LOCK_AFTER_FAILURES = 10;
const LOCK_ADDRESS_AFTER_FAILURES = 30;
const SECRET_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const SECRET_LENGTH = 16;

const no = (code: CaptchaCode, message: string) => new BusinessError(code, message);

/** A household behind one address is told apart by its clients' own ids, which are their own word: the address counts too. */
const failuresOf = (client: string): Window => ({ key: `captcha-failure:${client}`, windowMs: 5 * MINUTE });

const SEPARATOR = '|';
const addressOf = (client: string): string => client.split(SEPARATOR)[0] ?? client;

function newSecret({ random }: CallContext): string {
  const letter = () => SECRET_LETTERS[random.int(0, SECRET_LETTERS.length - 1)] ?? 'A';
  return Array.from({ length: SECRET_LENGTH }, letter).join('');
}

async function admit({ db, clock, config }: CallContext, address: string, client: string): Promise<void> {
  const isLocked =
    (await peek(db, clock, failuresOf(client))) >= LOCK_AFTER_FAILURES ||
    (await peek(db, clock, failuresOf(address))) >= LOCK_ADDRESS_AFTER_FAILURES;
  if (isLocked) {
    throw no(CaptchaCode.locked, CAPTCHA_MESSAGES.locked);
  }
  const gets = await count(db, clock, { key: `captcha-get:${address}`, windowMs: MINUTE });
  if (gets > config.rateLimits.captcha) throw no(CaptchaCode.getTooOften, CAPTCHA_MESSAGES.getTooOften);
}

const getCaptcha: Handler<'getCaptcha'> = async (request, context) => {
  const { db, clock, random } = context;
  const scene = sceneOf(context.headers);
  const address = limitKeyOf(context.ip);
  const client = `${address}${SEPARATOR}${request.clientUid ?? ''}`;
  await admit(context, address, client);
  const { gapX, background, piece } = await drawPuzzle(random).catch((error: unknown) => {
    context.log.error({ err: error }, 'a captcha could not be drawn');
    throw no(CaptchaCode.getFailed, CAPTCHA_MESSAGES.getFailed);
  });
  const token = random.bytes(16).toString('hex');
  const secretKey = newSecret(context);
  const expiresAt = addMillis(clock.now(), CAPTCHA_TOKEN_LIFE_MS);
  await db.insert(captchas).values({ token, secretKey, gapX, scene, client, expiresAt });
  return {
    originalImageBase64: background.toString('base64'),
    jigsawImageBase64: piece.toString('base64'),
    token,
    secretKey,
  };
};

/** The x of '{"x":n,"y":5}', or null when it is something else. */
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

/** The captcha of a token that was not used before; it is used by this, whatever comes out. */
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
  const { db, clock, config } = context;
  const checks = await count(db, clock, { key: `captcha-check:${limitKeyOf(context.ip)}`, windowMs: MINUTE });
  if (checks > config.rateLimits.captcha) throw no(CaptchaCode.checkTooOften, CAPTCHA_MESSAGES.checkTooOften);
  const captcha = await spend(context, request.token);
  if (captcha === null) throw no(CaptchaCode.expired, CAPTCHA_MESSAGES.expired);
  const pointText = decryptText(request.pointJson, captcha.secretKey);
  const x = pointX(pointText);
  if (pointText === null || x === null || !(Math.abs(x - captcha.gapX) <= CAPTCHA_TOLERANCE)) {
    await count(db, clock, failuresOf(captcha.client));
    // Where it was asked for: who checks elsewhere does not get away from it.
    await count(db, clock, failuresOf(addressOf(captcha.client)));
    throw no(CaptchaCode.wrongPlace, CAPTCHA_MESSAGES.wrongPlace);
  }
  const secondCode = encryptText(`${captcha.token}---${pointText}`, captcha.secretKey);
  await grantCaptchaPass(context, secondCode, captcha.scene);
  return { result: true };
};

export const captchaHandlers: HandlersOf<'getCaptcha' | 'checkCaptcha'> = { getCaptcha, checkCaptcha };

/** AES-128-ECB with PKCS#7 under the captcha's own key: what AJ-Captcha's clients speak. */
export function encryptText(text: string, secretKey: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(secretKey, 'utf8'), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** null when it was not encrypted under this key. */
function decryptText(cipherText: string, secretKey: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(secretKey, 'utf8'), null);
    return decipher.update(cipherText, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
