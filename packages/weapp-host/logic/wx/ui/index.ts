import type { WxContext, WxMethods } from '../context';
import { animationMethods } from './animation';
import { feedbackMethods } from './feedback';
import { fontMethods } from './font';
import { keyboardMethods } from './keyboard';
import { navigationBarMethods } from './navigation-bar';
import { pageMethods } from './page';
import { routeMethods } from './routes';
import { tabBarMethods } from './tab-bar';

/** Routing, bars and dialogs. */
export const uiMethods = (context: WxContext): WxMethods => ({
  ...routeMethods(context),
  ...feedbackMethods(context),
  ...navigationBarMethods(context),
  ...tabBarMethods(context),
  ...pageMethods(context),
  ...keyboardMethods(context),
  ...fontMethods(context),
  ...animationMethods(),
});
