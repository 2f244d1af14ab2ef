import type { WidgetHost } from '../../widget';
import { defineBasic } from './define';

/* Components that depend on WeChat's servers or the phone's camera: an empty box that fails as documented. */

/** Fires after the insertion, since listeners are bound by then. */
function failing(tag: string, detail: (host: WidgetHost) => object): void {
  defineBasic(tag, (host) => ({ attached: () => host.fire('error', detail(host)) }));
}

failing('official-account', () => ({ status: 4, errMsg: '未开启关注公众号功能' }));

const adError = (host: WidgetHost): object =>
  host.prop<string>('unitId')
    ? { errCode: 1002, errMsg: '广告单元无效' }
    : { errCode: 1001, errMsg: '参数错误' };
failing('ad', adError);
failing('ad-custom', adError);

failing('voip-room', () => ({ errCode: -1, errMsg: 'voip-room:fail not supported' }));
failing('live-pusher', () => ({ errCode: -1, errMsg: 'live-pusher:fail not supported' }));

defineBasic('live-player', (host) => {
  const fail = (): void => {
    if (!host.prop<string>('src') || !host.prop<boolean>('autoplay')) return;
    // -2301: connection failed, no further attempts
    host.fire('statechange', { code: -2301 });
    host.fire('error', { errCode: -1, errMsg: 'live-player:fail not supported' });
  };
  let attached = false;
  return {
    attached: () => {
      attached = true;
      fail();
    },
    update: (changed) => {
      if (attached && (changed.has('src') || changed.has('autoplay'))) fail();
    },
  };
});

// Works inside plugins only, which the host does not support.
defineBasic('functional-page-navigator', (host) => ({
  tapped: () => {
    host.fire('fail', { errMsg: 'functional-page-navigator:fail not supported' });
    return undefined;
  },
}));
