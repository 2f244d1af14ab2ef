import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, optional, parameter } from '../methods';

interface ItemParameters {
  index?: unknown;
  text?: unknown;
  iconPath?: unknown;
  selectedIconPath?: unknown;
}

interface StyleParameters {
  color?: string;
  selectedColor?: string;
  backgroundColor?: string;
  borderStyle?: string;
}

const withoutSlash = (path: string): string => path.replace(/^\//, '');

/** Methods of the tab bar fail while the current page has none. */
function requireTabPage(context: WxContext): void {
  const path = context.current()?.path;
  const tabs = context.program.app.tabBar?.list ?? [];
  if (!tabs.some(({ pagePath }) => withoutSlash(pagePath) === path)) throw new WxError('not TabBar page');
}

function tabIndex(context: WxContext, index: unknown): number {
  const number = parameter<number>(index, 'index', 'Number');
  requireTabPage(context);
  if (!context.program.app.tabBar?.list[number]) throw new WxError('tabbar item not found');
  return number;
}

export function tabBarMethods(context: WxContext): WxMethods {
  const item = (index: unknown, change: object): Promise<unknown> =>
    context.shell.call('tab.item', { index: tabIndex(context, index), ...change });
  const visible = (value: boolean) => (): Promise<unknown> => {
    requireTabPage(context);
    return context.shell.call('tab.visible', { visible: value });
  };
  return asyncMethods(context, {
    setTabBarItem: ({ index, text, iconPath, selectedIconPath }: ItemParameters) =>
      item(index, {
        text: optional<string | undefined>(text, 'text', 'String', undefined),
        iconPath: optional<string | undefined>(iconPath, 'iconPath', 'String', undefined),
        selectedIconPath: optional<string | undefined>(
          selectedIconPath,
          'selectedIconPath',
          'String',
          undefined,
        ),
      }),
    setTabBarStyle: ({ color, selectedColor, backgroundColor, borderStyle }: StyleParameters) => {
      requireTabPage(context);
      return context.shell.call('tab.style', { color, selectedColor, backgroundColor, borderStyle });
    },
    setTabBarBadge: ({ index, text }: ItemParameters) =>
      item(index, { badge: parameter<string>(text, 'text', 'String'), redDot: false }),
    removeTabBarBadge: ({ index }: ItemParameters) => item(index, { badge: null }),
    showTabBarRedDot: ({ index }: ItemParameters) => item(index, { badge: null, redDot: true }),
    hideTabBarRedDot: ({ index }: ItemParameters) => item(index, { redDot: false }),
    showTabBar: visible(true),
    hideTabBar: visible(false),
  });
}
