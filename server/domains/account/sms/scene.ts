import { AppScene } from '../../../../src/contract/account/values';
import { HEADER } from '../../../../src/contract/wire';
import { badInput, type CallContext } from '../../../core/http/handler';
import { SMS_MESSAGES } from './messages';

const SCENES = Object.values(AppScene);

/** Purpose of a captcha or code: the app-scene header; default: login. */
export function sceneOf(headers: CallContext['headers']): AppScene {
  const given = headers[HEADER.appScene];
  if (given === undefined || given === '') return AppScene.login;
  const scene = SCENES.find((candidate) => candidate === given);
  if (scene === undefined) throw badInput(HEADER.appScene, SMS_MESSAGES.sceneUnknown);
  return scene;
}
