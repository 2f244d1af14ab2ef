import { STORE_LINKS } from '@/services/native/store-links';
import type { App } from '@/stores/app/app';

/** HarmonyOS NEXT has its own store. */
export type Store = keyof typeof STORE_LINKS | 'harmony';

/** Apps that parents are led to. The student app's links are not in the specification (assumed). */
export type OfferedApp = 'parent' | 'student';

export const storeLinks: Readonly<Record<OfferedApp, Readonly<Record<keyof typeof STORE_LINKS, string>>>> = {
  parent: STORE_LINKS,
  student: {
    ios: 'https://apps.apple.com/cn/app/id1444573478',
    android: 'https://a.app.qq.com/o/simple.jsp?pkgname=com.wandou.student',
  },
};

/** '' when the store does not have the app. */
export const storeLinkOf = ({ config }: Pick<App, 'config'>, app: OfferedApp, store: Store): string =>
  store === 'harmony' ? config.harmonyApps[app] : storeLinks[app][store];

/** Whether this phone can install the app at all. */
export const isToBeHad = (
  { config, platform }: Pick<App, 'config' | 'platform'>,
  app: OfferedApp = 'parent',
): boolean => platform.os !== 'harmony' || storeLinkOf({ config }, app, 'harmony') !== '';
