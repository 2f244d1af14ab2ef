import { WEB_VIEW_QUERY } from '@/contract/links/values';
import type { Platform } from '../types';
import { askMiniProgram } from './mini-program';
import { miniProgramNavigation } from './mini-program-navigation';

/** A page that was left does not live this long. */
const LEFT_AFTER_MS = 1000;

/** Overrides for a page in the mini program's web view; loaded only there. */
export function insideMiniProgram(base: Platform): Platform {
  const { [WEB_VIEW_QUERY.bizToken]: bizToken, [WEB_VIEW_QUERY.token]: token } = base.launchQuery();
  return {
    ...base,
    navigation: miniProgramNavigation({
      base: base.navigation,
      ask: askMiniProgram,
      openedLoggedIn: Boolean(bizToken ?? token),
      defer: (run) => void setTimeout(run, LEFT_AFTER_MS),
    }),
    postToMiniProgram: (message) => void askMiniProgram('postMessage', message),
  };
}
