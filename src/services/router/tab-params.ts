import type { RouteName } from '@/contract/routes';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { Query } from './paths';

/**
 * The latest parameters of each tab page. Tab pages stay mounted, so their own query is that of the first opening, and WeChat passes none
 * at all.
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
