import { addLeadingSlash } from '@tarojs/runtime';

/**
 * Instead of Taro's list of pages and their addresses, which it looks through for each page anew, at the start and at each step
 * from page to page.
 */
class RoutesAlias {
  known = new Map();

  /** Of a page, or one of its addresses: every [page, address] that it is part of, as they were given. */
  entriesOf = (url) => this.known.get(url) ?? [];

  getConfig = (url) => this.entriesOf(url)[0];

  getOrigin = (url) => this.getConfig(url)?.[0] || url || '';

  getAlias = (url) => this.getConfig(url)?.[1] || url || '';

  getAll = (url) => this.entriesOf(url).map(([, address]) => address);

  set(customRoutes = {}) {
    for (const page in customRoutes)
      for (const address of [].concat(customRoutes[page])) {
        const entry = [addLeadingSlash(page), addLeadingSlash(address)];
        for (const url of new Set(entry)) this.known.set(url, [...this.entriesOf(url), entry]);
      }
  }
}

export const routesAlias = new RoutesAlias();
