/** Instead of the style sheets that @tarojs/router writes into the page: src/styles/base.scss has what is left of them. */
export function loadRouterStyle() {}

export function loadAnimateStyle() {}
