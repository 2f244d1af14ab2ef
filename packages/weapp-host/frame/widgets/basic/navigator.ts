import { hover } from '../hover';
import { defineBasic } from './define';

const DETAIL = ['target', 'openType', 'url', 'delta', 'appId', 'path', 'extraData', 'version', 'shortLink'];

/*
 * A tap asks the logic side to route, with an event of the host's own; success, fail and complete come from there.
 */
defineBasic('navigator', (host) => {
  const pressed = hover(host, { defaultClass: 'navigator-hover' });
  return {
    tapped: () => {
      const detail = Object.fromEntries(DETAIL.map((name) => [name, host.prop<unknown>(name)]));
      host.fire('__navigate', detail);
      return undefined;
    },
    released: () => pressed.release(),
  };
});
