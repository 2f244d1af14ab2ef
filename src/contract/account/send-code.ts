/** Which of the three send-code calls a scene uses; the only place that maps them. */
import { accountCalls } from './calls';
import { AppScene } from './values';

/** The scene itself is sent in the app-scene header. */
export const SEND_CODE_CALL_BY_SCENE = {
  [AppScene.login]: accountCalls.sendLoginVerificationCode,
  [AppScene.findPassword]: accountCalls.sendVerificationCode,
  [AppScene.cancelAccount]: accountCalls.sendVerificationCodeV3,
} as const satisfies Record<AppScene, unknown>;
