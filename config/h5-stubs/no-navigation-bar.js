/** Replaces @tarojs/router's navigation bar: ours is src/components/TopBar. The router works without one. */
export function initNavigationBar() {}
