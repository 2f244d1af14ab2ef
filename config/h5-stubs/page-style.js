/** Instead of the style sheets that @tarojs/router writes into the page: without its animation, its bars and window scrolling. */
const RULES =
  '.taro_router{position:relative;width:100%;height:100%}' +
  '.taro_page{width:100%;height:100%;overflow-x:hidden;overflow-y:scroll;max-height:100vh}' +
  '.taro-tabbar__container,.taro-tabbar__panel{height:100%}' +
  '.taro-tabbar__container>.taro-tabbar__panel{overflow:hidden}' +
  '.taro-tabbar__container>.taro-tabbar__panel>.taro_page.taro_tabbar_page{' +
  'max-height:calc(100vh - var(--taro-tabbar-height) - env(safe-area-inset-bottom))}' +
  '.taro_page_shade,.taro_router>.taro_page.taro_page_show.taro_page_stationed' +
  ':not(.taro_page_shade):not(.taro_tabbar_page):not(:last-child){display:none}';

export function loadRouterStyle() {
  const style = document.createElement('style');
  style.textContent = RULES;
  document.head.appendChild(style);
}

export function loadAnimateStyle() {}
