/**
 * Download addresses of the parent app. Not shown in the specification (assumed): operators set their own apps here only; those of
 * HarmonyOS are in the build configuration. Only https, since other schemes are not opened (rule links-6).
 */
export const STORE_LINKS = {
  ios: 'https://apps.apple.com/cn/app/id1444573456',
  android: 'https://a.app.qq.com/o/simple.jsp?pkgname=com.wandou.parent',
} as const;

/**
 * Deep links of the installed apps; not shown in the specification (assumed). Operator-specific, and the only non-web addresses that are
 * opened.
 */
export const APP_LINKS = { parent: 'wandouparent://open', student: 'wandoustudent://open' } as const;
