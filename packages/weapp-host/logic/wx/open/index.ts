import type { WxContext, WxMethods } from '../context';
import { appEventMethods } from './app-events';
import { baseMethods } from './base';
import { businessMethods } from './business';
import { miniProgramMethods } from './mini-programs';
import { privacyMethods } from './privacy';
import { reportMethods } from './reports';
import { settingMethods } from './settings';
import { shareMethods } from './share';
import { userMethods } from './user';

/** WeChat's services: user, permissions, sharing, payment, other mini programs. */
export const openMethods = (context: WxContext): WxMethods => ({
  ...userMethods(context),
  ...settingMethods(context),
  ...privacyMethods(context),
  ...shareMethods(context),
  ...miniProgramMethods(context),
  ...businessMethods(context),
  ...appEventMethods(context),
  ...reportMethods(context),
  ...baseMethods(context),
});
