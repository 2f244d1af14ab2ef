import { STORE_LINKS, type Store } from '@/services/native/store-links';

export type { Store };

/** The apps that parents are led to. The student app's links are not shown in the specification (assumed). */
export type OfferedApp = 'parent' | 'student';

export const storeLinks: Readonly<Record<OfferedApp, Readonly<Record<Store, string>>>> = {
  parent: STORE_LINKS,
  student: {
    ios: 'https://apps.apple.com/cn/app/id1444573478',
    android: 'https://a.app.qq.com/o/simple.jsp?pkgname=com.wandou.student',
  },
};
