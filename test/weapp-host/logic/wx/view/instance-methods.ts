import * as adapter from 'glass-easel-miniprogram-adapter';
import type { WxContext } from '../context';
import { IntersectionObserver, type ObserverOptions } from './intersection-observer';
import { MediaQueryObserver } from './media-query-observer';
import { SelectorQuery } from './selector-query';

/** createSelectorQuery and its like as methods of Page and Component instances: they start at the instance. */
export function equipInstances(context: WxContext): void {
  const { prototype } = (adapter.component as unknown as { ComponentCaller: { prototype: object } })
    .ComponentCaller;
  Object.assign(prototype, {
    createSelectorQuery(this: unknown) {
      return new SelectorQuery(context, this);
    },
    createIntersectionObserver(this: unknown, options?: ObserverOptions) {
      return new IntersectionObserver(context, this, options);
    },
    createMediaQueryObserver() {
      return new MediaQueryObserver(context);
    },
  });
}
