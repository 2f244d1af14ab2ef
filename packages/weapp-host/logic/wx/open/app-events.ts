import { parseTarget } from '../../routes';
import { eventPair, type WxContext, type WxMethods } from '../context';

/** Same options as for App.onLaunch. */
function launchOptions({ options, program }: WxContext): Record<string, unknown> {
  const { path, query, scene, referrerInfo } = options.launch;
  const entry = program.app.entryPagePath ?? program.pages[0] ?? '';
  const target = parseTarget(`/${(path ?? entry).replace(/^\//, '')}`, '');
  return {
    path: target.path,
    query: { ...target.query, ...query },
    scene,
    referrerInfo,
    mode: 'default',
    apiCategory: 'default',
  };
}

export function appEventMethods(context: WxContext): WxMethods {
  let entered: unknown = null;
  context.events.on('appShow', (info: unknown) => {
    entered = info;
  });
  const removable = context.events;
  const pairs: WxMethods = {};
  for (const [suffix, event] of Object.entries({
    AppShow: 'appShow',
    AppHide: 'appHide',
    Error: 'error',
    UnhandledRejection: 'unhandledRejection',
    PageNotFound: 'pageNotFound',
  }))
    Object.assign(pairs, eventPair({ events: removable }, suffix, event));
  return {
    ...pairs,
    getLaunchOptionsSync: () => launchOptions(context),
    getEnterOptionsSync: () => entered ?? launchOptions(context),
    getApiCategory: () => 'default',
  };
}
