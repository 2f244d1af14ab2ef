/** Which of the three send-code calls a scene uses (decisions.md 17); the only place that knows. */
import { AppScene } from '../enums';
import { memberCalls } from './member';

/** The scene itself travels in the app-scene header. */
export const SEND_CODE_CALL_BY_SCENE = {
  [AppScene.login]: memberCalls.sendLoginVerificationCode,
  [AppScene.findPassword]: memberCalls.sendVerificationCode,
  [AppScene.verifyPhone]: memberCalls.sendVerificationCodeV3,
  [AppScene.bindPhone]: memberCalls.sendVerificationCodeV3,
  [AppScene.cancelAccount]: memberCalls.sendVerificationCodeV3,
} as const satisfies Record<AppScene, unknown>;
