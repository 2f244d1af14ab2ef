import type { RouteName } from '@/contract/routes';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Query } from './paths';

/**
 * What a tab page was last opened with. Tab pages stay alive, so their own query is that of their first opening, and
 * WeChat takes none at all.
 */
export class TabParams {
  private readonly byTab = new Map<RouteName, Query>();
  private readonly listeners = new Set<() => void>();

  get(name: RouteName): Query | undefined {
    return this.byTab.get(name);
  }

  set(name: RouteName, query: Query): void {
    this.byTab.set(name, query);
    this.listeners.forEach((listener) => listener());
  }

  subscribe(listener: () => void): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
