/** Replaces @tarojs/router's tab bar: ours is src/components/TabBar, and Taro's adds its web-component engine. */
export function initTabbar() {}
