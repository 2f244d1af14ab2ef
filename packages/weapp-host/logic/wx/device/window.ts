import { SHELL_METRICS } from '../../../protocol/shell-metrics';
import type { WxContext } from '../context';

export interface WindowInfo {
  pixelRatio: number;
  screenWidth: number;
  screenHeight: number;
  windowWidth: number;
  windowHeight: number;
  statusBarHeight: number;
  safeArea: { left: number; right: number; top: number; bottom: number; width: number; height: number };
  screenTop: number;
}

const withoutSlash = (path: string): string => path.replace(/^\//, '');

/** Heights in px of a page's bars. */
function bars(context: WxContext, path: string): { top: number; bottom: number } {
  const { app, files } = context.program;
  const { statusBarHeight, safeBottom } = context.options.device;
  const style = files[path]?.navigationStyle ?? app.window?.navigationStyle;
  const isTab = (app.tabBar?.list ?? []).some(({ pagePath }) => withoutSlash(pagePath) === path);
  const top = style === 'custom' ? 0 : statusBarHeight + SHELL_METRICS.navigationBar;
  if (!isTab || app.tabBar?.custom) return { top, bottom: 0 };
  if (app.tabBar?.position === 'top') return { top: top + SHELL_METRICS.topTabBar, bottom: 0 };
  return { top, bottom: SHELL_METRICS.tabBar + safeBottom };
}

/** Of the current page; before the first one, of the entry page. */
export function windowInfo(context: WxContext): WindowInfo {
  const { pixelRatio, screenWidth, screenHeight, statusBarHeight, safeBottom } = context.options.device;
  const entry = context.program.app.entryPagePath ?? context.program.pages[0] ?? '';
  const { top, bottom } = bars(context, context.current()?.path ?? withoutSlash(entry));
  const safeHeight = screenHeight - statusBarHeight - safeBottom;
  return {
    pixelRatio,
    screenWidth,
    screenHeight,
    windowWidth: screenWidth,
    windowHeight: screenHeight - top - bottom,
    statusBarHeight,
    safeArea: {
      left: 0,
      right: screenWidth,
      top: statusBarHeight,
      bottom: screenHeight - safeBottom,
      width: screenWidth,
      height: safeHeight,
    },
    screenTop: top,
  };
}

/** The capsule on the right of the navigation bar. */
export function menuButton(context: WxContext): Record<string, number> {
  const { screenWidth, statusBarHeight } = context.options.device;
  const { width, height, right, top } = SHELL_METRICS.capsule;
  const edge = screenWidth - right;
  const above = statusBarHeight + top;
  return { width, height, top: above, right: edge, bottom: above + height, left: edge - width };
}
