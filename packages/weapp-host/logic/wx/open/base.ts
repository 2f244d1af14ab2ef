import { natives } from '../../natives';
import { subPackagesOf } from '../../../protocol/program';
import { asyncMethod, WxError, type Callbacks, type WxContext, type WxMethods } from '../context';
import { asyncMethods, parameter, warn } from '../methods';

type Listener = (result: object) => unknown;

/** There is never a newer version. */
function updateManager(context: WxContext) {
  return {
    onCheckForUpdate: (listener: Listener) => {
      natives.setTimeout(() => context.guard(listener, { hasUpdate: false }), 0);
    },
    onUpdateReady: () => undefined,
    onUpdateFailed: () => undefined,
    applyUpdate: () => warn(context, 'applyUpdate:fail update is not ready'),
  };
}

function accountInfo({ options }: WxContext) {
  const { appId, envVersion, version } = options;
  // Only released mini programs have a version.
  return { miniProgram: { appId, envVersion, version: envVersion === 'release' ? version : '' } };
}

interface SubPackageOptions extends Callbacks {
  packageType?: string;
  name?: unknown;
  root?: unknown;
}

/** All packages are present: the task completes immediately. */
function preDownloadSubpackage(context: WxContext, options: SubPackageOptions): object {
  const listeners: Listener[] = [];
  void asyncMethod(context, 'preDownloadSubpackage', ({ name, root }: SubPackageOptions) => {
    const known = subPackagesOf(context.program.app).some(
      (one) => (one.name !== undefined && one.name === name) || one.root.replace(/\/$/, '') === root,
    );
    if (!known) throw new WxError('subpackage is not found');
    const done = { progress: 100, totalBytesWritten: 1, totalBytesExpectedToWrite: 1 };
    for (const listener of listeners) context.guard(listener, done);
  })({ ...options, complete: options.complete ?? (() => undefined) });
  return { onProgressUpdate: (listener: Listener) => listeners.push(listener) };
}

interface IdleDeadline {
  didTimeout: boolean;
  timeRemaining(): number;
}

function idle(context: WxContext): WxMethods {
  const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
  return {
    requestIdleCallback: (listener: (deadline: IdleDeadline) => unknown) =>
      natives.setTimeout(() => context.guard(listener, deadline), 1),
    cancelIdleCallback: (id: number) => natives.clearTimeout(id),
  };
}

export const baseMethods = (context: WxContext): WxMethods => ({
  ...idle(context),
  getAccountInfoSync: () => accountInfo(context),
  getUpdateManager: () => updateManager(context),
  getExtConfigSync: () => ({}),
  base64ToArrayBuffer: (base64: string) => natives.fromBase64(base64),
  arrayBufferToBase64: (buffer: ArrayBuffer) =>
    natives.toBase64(parameter<ArrayBuffer>(buffer, 'buffer', 'ArrayBuffer')),
  preDownloadSubpackage: (options: SubPackageOptions) => preDownloadSubpackage(context, options),
  getSkylineInfoSync: () => ({ isSupported: false, version: '', reason: 'client not supported' }),
  ...asyncMethods(context, {
    getExtConfig: () => ({ extConfig: {} }),
    getSkylineInfo: () => ({ isSupported: false, version: '', reason: 'client not supported' }),
    setEnableDebug: () => undefined,
    preloadAssets: () => undefined,
    preloadWebview: () => undefined,
    preloadSkylineView: () => undefined,
    checkIsAddedToMyMiniProgram: () => ({ added: false }),
  }),
});
