import { hover } from '../hover';
import { defineBasic } from './define';

const DETAIL = ['target', 'openType', 'url', 'delta', 'appId', 'path', 'extraData', 'version', 'shortLink'];

/* A tap sends an internal event to the logic side, which navigates and raises success, fail and complete. */
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
