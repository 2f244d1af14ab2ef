import { eventCenter } from '@tarojs/runtime';

/** Instead of @tarojs/router's handler of a navigation bar that this app does not have: what is left is the page's title. */
export default class PageTitle {
  titles = {};

  constructor(pages) {
    this.pages = pages;
    eventCenter.on('__taroH5SetNavigationBarTitle', (title) => this.show((this.titles[this.key] = title)));
  }

  get key() {
    return this.pages.originPathname;
  }

  load() {
    const { navigationBarTitleText } = this.pages.pageConfig ?? {};
    this.show((this.titles[this.key] ??= navigationBarTitleText ?? document.title));
  }

  show(title) {
    document.title = title;
  }
}
