import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods } from '../methods';
import { tapMethods } from './gesture';

interface TargetOptions {
  appId?: unknown;
  shortLink?: unknown;
}

/** Opening another mini program: only the confirmation is simulated; this one stays open. */
async function go(context: WxContext, { appId, shortLink }: TargetOptions): Promise<void> {
  const target = [appId, shortLink].find((value) => typeof value === 'string' && value !== '');
  if (target === undefined)
    throw new WxError('parameter error: parameter.appId should be String instead of Undefined;');
  const isAllowed = await context.shell.call('ui.ask', {
    kind: 'navigate',
    text: `打开小程序 ${String(target)}`,
  });
  if (!isAllowed) throw new WxError('cancel');
}

function back({ options }: WxContext): never {
  const { appId } = options.launch.referrerInfo as { appId?: string };
  throw new WxError(appId ? 'not supported' : 'no referrer mini program');
}

export const miniProgramMethods = (context: WxContext): WxMethods => ({
  ...tapMethods(context, {
    navigateToMiniProgram: (options: TargetOptions) => go(context, options),
    // exitMiniProgram moves the app to the background.
    exitMiniProgram: () => context.events.emit('leave'),
  }),
  ...asyncMethods(context, {
    openEmbeddedMiniProgram: (options: TargetOptions) => go(context, options),
    navigateBackMiniProgram: () => back(context),
  }),
});
