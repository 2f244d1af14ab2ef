import type { WxContext, WxMethods } from '../context';
import { equipInstances } from './instance-methods';
import { IntersectionObserver, type ObserverOptions } from './intersection-observer';
import { SelectorQuery } from './selector-query';

/** Queries about nodes of a page; also as methods of Page and Component instances. */
export function viewMethods(context: WxContext): WxMethods {
  equipInstances(context);
  return {
    createSelectorQuery: () => new SelectorQuery(context, context.current()?.instance ?? null),
    createIntersectionObserver: (component?: unknown, options?: ObserverOptions) =>
      new IntersectionObserver(context, component ?? null, options),
  };
}
