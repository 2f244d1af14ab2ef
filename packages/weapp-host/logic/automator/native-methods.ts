import { goBack } from '../go-back';
import type { Running } from '../running';
import type { Methods, Params } from './methods';

/** Tool.native: the phone's native controls, which are no elements. */
export function nativeMethods(running: Running): Methods {
  const { shell, route, routes } = running;
  const answer = (what: 'confirm' | 'cancel') => async () => {
    await shell.call('ui.answer', { what });
  };
  const controls: Record<string, (data: Params) => Promise<unknown>> = {
    goHome: () => {
      const url = `/${routes.entry}`;
      return routes.isTab(routes.entry) ? route('switchTab', { url }) : route('reLaunch', { url });
    },
    navigateLeft: () => goBack(running),
    switchTab: ({ url }) => route('switchTab', { url: String(url) }),
    confirmModal: answer('confirm'),
    cancelModal: answer('cancel'),
    authorizeAllow: answer('confirm'),
    authorizeCancel: answer('cancel'),
    shareConfirm: answer('confirm'),
    shareCancel: answer('cancel'),
    closePaymentDialog: answer('cancel'),
  };
  return {
    'Tool.native': async ({ method, data }) => {
      const run = controls[String(method)];
      if (!run) throw new Error(`Tool.native ${String(method)} unimplemented`);
      await run((data ?? {}) as Params);
      return {};
    },
  };
}
