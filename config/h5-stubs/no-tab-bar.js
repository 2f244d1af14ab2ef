/** Instead of @tarojs/router's tab bar: ours is src/components/TabBar, and Taro's brings its web-component engine along. */
export function initTabbar() {}
