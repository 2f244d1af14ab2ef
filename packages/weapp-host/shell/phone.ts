import type { LogicCalls, ShellCalls } from '../protocol/calls';
import type { Channel } from '../protocol/channel';
import type { AppConfig } from '../protocol/program';
import { SHELL_METRICS } from '../protocol/shell-metrics';
import { entryPage } from './app-config';
import { Background } from './background';
import type { DeviceSizes } from './device';
import { showMenu } from './dialogs/menu';
import { Preview } from './dialogs/preview';
import { DialogQueue } from './dialogs/queue';
import { Toasts } from './dialogs/toast';
import { NavigationBar, type LeadingButton } from './navigation-bar';
import type { PageFrame } from './page-frame';
import { Pages } from './pages';
import { createScreen } from './screen';
import { TabBar } from './tab-bar';

/** The phone around the pages: all parts, and their dependence on the current page. */
export class Phone {
  readonly name: string;
  readonly pages: Pages;
  readonly tabBar: TabBar;
  readonly dialogs: DialogQueue;
  readonly toasts: Toasts;
  readonly preview: Preview;
  private readonly navigationBar: NavigationBar;

  constructor(
    private readonly app: AppConfig,
    device: DeviceSizes,
    private readonly logic: Channel<LogicCalls, ShellCalls>,
  ) {
    this.name = app.window?.navigationBarTitleText || '小程序';
    const screen = createScreen(device.safeBottom);
    const barHeight = device.statusBarHeight + SHELL_METRICS.navigationBar;
    this.dialogs = new DialogQueue(screen.dialogs);
    this.preview = new Preview(screen.dialogs);
    this.toasts = new Toasts(screen.toasts, () => barHeight);
    this.tabBar = new TabBar(screen.bars, app.tabBar, barHeight, (tab) => logic.notify('tab.tap', tab));
    this.pages = new Pages(screen.pages, device, this.tabBar, this.dialogs, logic);
    const background = new Background(this.name, logic);
    this.navigationBar = new NavigationBar(screen.bars, device.statusBarHeight, {
      back: () => logic.notify('nav.back', null),
      home: () => logic.notify('nav.home', null),
      menu: () => void this.menu(),
      close: () => void background.leave(true),
    });
  }

  show({ page, depth }: ShellCalls['page.show']['params']): void {
    const shown = this.pages.show(page, depth);
    this.tabBar.select(shown.tabIndex);
    this.drawBar();
  }

  setBar({ page, frontColor, ...change }: ShellCalls['nav.set']['params']): void {
    const { bar } = this.pages.get(page);
    if (change.title !== undefined) bar.title = change.title;
    if (change.backgroundColor !== undefined) bar.backgroundColor = change.backgroundColor;
    if (change.loading !== undefined) bar.loading = change.loading;
    if (change.hideHome !== undefined) bar.hideHome = change.hideHome;
    if (frontColor !== undefined) bar.textStyle = /^#0{3,6}$/.test(frontColor) ? 'black' : 'white';
    this.drawBar();
  }

  setTabBarVisible(visible: boolean): void {
    this.tabBar.setVisible(visible);
    this.pages.placeAll();
  }

  private drawBar(): void {
    const { current } = this.pages;
    if (current) this.navigationBar.show(current.bar, this.leading(current));
  }

  private leading({ depth, path, tabIndex, bar }: PageFrame): LeadingButton {
    if (depth > 1) return 'back';
    const isHome = tabIndex >= 0 || path === entryPage(this.app);
    return isHome || bar.hideHome ? null : 'home';
  }

  private menu(): Promise<void> {
    return showMenu(this.dialogs, {
      name: this.name,
      share: () => this.logic.call('nav.share', null),
      notShareable: () =>
        this.toasts.toast({ title: '当前页面不可转发', icon: 'none', image: '', mask: false }),
    });
  }
}
