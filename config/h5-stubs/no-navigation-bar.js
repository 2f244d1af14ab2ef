/** Instead of @tarojs/router's navigation bar: ours is src/components/TopBar. The router copes with there being none. */
export function initNavigationBar() {}
