import type { WorkerCalls } from '../protocol/calls';
import type { TabBarConfig, WindowConfig } from '../protocol/program';
import type { OpenPage } from './page-stack';
import type { Running } from './running';

/** The phone's theme changes: bars with variables of theme.json are updated, then the program is notified. */
export function changeTheme(
  running: Running,
  { theme, app, files }: WorkerCalls['world.theme']['params'],
): void {
  const { program, options, routes, stack } = running;
  const windowOf = ({ path }: OpenPage): WindowConfig => routes.window(path);
  const pages = [...stack.all()].map((page) => ({ page, before: windowOf(page) }));
  const { tabBar } = program.app;
  options.device.theme = theme;
  Object.assign(program.app, app);
  Object.assign(program, { files });
  for (const { page, before } of pages) redraw(running, page, changes(before, windowOf(page)));
  if (tabBar && app.tabBar) redrawTabs(running, tabBar, app.tabBar);
  running.app.themeChange(theme);
}

/** Values set by the program stay, unless a variable changes. */
function changes<Config extends object>(before: Config, after: Config): Partial<Config> {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof Config] !== value);
  return Object.fromEntries(changed) as Partial<Config>;
}

function redraw({ shell }: Running, { id: page }: OpenPage, changed: WindowConfig): void {
  const { navigationBarTextStyle, navigationBarBackgroundColor, backgroundColor, backgroundTextStyle } =
    changed;
  const frontColor = navigationBarTextStyle === 'black' ? '#000000' : '#ffffff';
  shell.tell('nav.set', {
    page,
    backgroundColor: navigationBarBackgroundColor,
    ...(navigationBarTextStyle === undefined ? {} : { frontColor }),
  });
  shell.tell('page.background', { page, backgroundColor, textStyle: backgroundTextStyle });
}

function redrawTabs({ shell }: Running, before: TabBarConfig, after: TabBarConfig): void {
  const { color, selectedColor, backgroundColor, borderStyle } = changes(before, after);
  void shell.call('tab.style', { color, selectedColor, backgroundColor, borderStyle });
  after.list.forEach((item, index) => {
    void shell.call('tab.item', { index, ...changes(iconsOf(before.list[index]), iconsOf(item)) });
  });
}

const iconsOf = (item: TabBarConfig['list'][number] | undefined) => ({
  iconPath: item?.iconPath,
  selectedIconPath: item?.selectedIconPath ?? item?.iconPath,
});
