import type { accountCalls } from '../../../src/contract/account/calls';
import { AppScene } from '../../../src/contract/account/values';
import type { RequestOf, ResponseOf } from '../../../src/contract/define';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { demandConsent } from './cancellation/consent';
import { lookupOf, maskPhone, phoneOf, type Phone } from './phone';
import { findAccount, type Account } from './register';
import {
  badInput,
  BusinessError,
  requireSession,
  type CallContext,
  type Handler,
} from '../../core/http/handler';
import { SCENE_NAMES, SMS_MESSAGES } from './sms/messages';
import { newToken } from './tokens';
import { createCode, discardCode } from './sms/codes';
import { sceneOf } from './sms/scene';
import { countSend, paidByCaptcha } from './send-limits';

type SendCodeCall = (typeof accountCalls)['sendVerificationCode'];
type SendCodeRequest = RequestOf<SendCodeCall>;
type SendCodeAnswer = ResponseOf<SendCodeCall>;

/** Phones without an account get codes too: the caller must not learn which phones have one. */
function refusalFor(context: CallContext, scene: AppScene, account: Account | null): BusinessError | null {
  const isOwn = scene !== AppScene.cancelAccount || account?.id === requireSession(context).accountId;
  return isOwn ? null : badInput('phoneCipher', SMS_MESSAGES.notYourPhone);
}

interface Delivery {
  readonly scene: AppScene;
  readonly phone: Phone;
  readonly phoneLookup: string;
  readonly token: string | null;
}

async function deliver(context: CallContext, { scene, phone, phoneLookup, token }: Delivery): Promise<void> {
  const { id, code } = await createCode(context, { phoneLookup, scene }, token);
  try {
    await countSend(context, phoneLookup);
    const { areaCode, number } = phone;
    const purpose = SCENE_NAMES[scene];
    await context.providers.sms.send({
      areaCode,
      phone: number,
      phoneMask: maskPhone(phone),
      code,
      purpose,
    });
  } catch (error) {
    await discardCode(context.db, id);
    if (error instanceof BusinessError) throw error;
    context.log.error({ err: error }, 'a code could not be sent');
    throw new BusinessError(BACKEND_CODE.unavailable, SMS_MESSAGES.sendFailed);
  }
}

/** Only login requests can return it. */
const tokenFor = ({ random }: CallContext, scene: AppScene): string | null =>
  scene === AppScene.login ? newToken(random) : null;

async function sendToPhone(
  request: SendCodeRequest,
  context: CallContext,
  { scene, token }: Pick<Delivery, 'scene' | 'token'>,
): Promise<void> {
  if (scene === AppScene.cancelAccount) await demandConsent(context, requireSession(context).accountId);
  const phone = phoneOf(context.config.keys, request);
  const phoneLookup = lookupOf(context.config.keys, phone);
  const account = await findAccount(context.db, context.config.keys, phone);
  const always = account?.alwaysCaptcha ?? false;
  await paidByCaptcha(context, scene, { lookup: phoneLookup, always }, async () => {
    const refusal = refusalFor(context, scene, account);
    if (refusal === null) return deliver(context, { scene, phone, phoneLookup, token });
    // Counted like a send; otherwise the responses would reveal which phones have an account.
    await countSend(context, phoneLookup);
    throw refusal;
  });
}

/** Handles all three send-code calls; the scene determines which one the app uses. */
export async function sendCode(request: SendCodeRequest, context: CallContext): Promise<SendCodeAnswer> {
  const scene = sceneOf(context.headers);
  const token = tokenFor(context, scene);
  await sendToPhone(request, context, { scene, token });
  return token === null ? {} : { verificationCodeToken: token };
}

/** Same code through another call, with the same limits and recipient rules as the other three. Returns no token. */
export const sendCrmSms: Handler<'sendCrmSms'> = async (request, context) => {
  await sendToPhone(request, context, { scene: sceneOf(context.headers), token: null });
  return null;
};
