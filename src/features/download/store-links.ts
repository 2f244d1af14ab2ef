import { STORE_LINKS } from '@/services/native/store-links';
import type { App } from '@/stores/app';

/** Of a phone: HarmonyOS NEXT has one of its own. */
export type Store = keyof typeof STORE_LINKS | 'harmony';

/** The apps that parents are led to. The student app's links are not shown in the specification (assumed). */
export type OfferedApp = 'parent' | 'student';

export const storeLinks: Readonly<Record<OfferedApp, Readonly<Record<keyof typeof STORE_LINKS, string>>>> = {
  parent: STORE_LINKS,
  student: {
    ios: 'https://apps.apple.com/cn/app/id1444573478',
    android: 'https://a.app.qq.com/o/simple.jsp?pkgname=com.wandou.student',
  },
};

/** '' where the store does not have the app. */
export const storeLinkOf = ({ config }: Pick<App, 'config'>, app: OfferedApp, store: Store): string =>
  store === 'harmony' ? config.harmonyApps[app] : storeLinks[app][store];

/** Whether the phone at hand can have the app at all: nothing is promised where it cannot. */
export const isToBeHad = (
  { config, platform }: Pick<App, 'config' | 'platform'>,
  app: OfferedApp = 'parent',
): boolean => platform.os !== 'harmony' || storeLinkOf({ config }, app, 'harmony') !== '';
