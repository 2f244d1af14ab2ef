/** Replaces the style sheets that @tarojs/router injects: src/styles/base.scss has the needed rest. */
export function loadRouterStyle() {}

export function loadAnimateStyle() {}
