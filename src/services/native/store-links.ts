/**
 * Where the parent app can be had. Not shown in the specification (assumed): an operator puts its own apps here, in this
 * one place; those of HarmonyOS stand in the build's configuration. Only https, since other schemes are not opened (rule links-6).
 */
export const STORE_LINKS = {
  ios: 'https://apps.apple.com/cn/app/id1444573456',
  android: 'https://a.app.qq.com/o/simple.jsp?pkgname=com.wandou.parent',
} as const;

/**
 * By which a phone opens the app that it has; not shown in the specification (assumed). They are the operator's own, and the
 * only ones that are opened without being web addresses.
 */
export const APP_LINKS = { parent: 'wandouparent://open', student: 'wandoustudent://open' } as const;
