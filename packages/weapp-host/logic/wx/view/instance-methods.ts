import * as adapter from 'glass-easel-miniprogram-adapter';
import type { WxContext } from '../context';
import { animate, clearAnimation } from './animate';
import { IntersectionObserver, type ObserverOptions } from './intersection-observer';
import { MediaQueryObserver } from './media-query-observer';
import { SelectorQuery } from './selector-query';

type Keyframe = Record<string, unknown>;

export const pageIdOf = (page: number): string => `pageId:${page}`;

/** createSelectorQuery and the like as methods of Page and Component instances, scoped to the instance. */
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
    animate(this: unknown, selector: string, keyframes: Keyframe[], duration: number, done?: () => void) {
      animate(context, this, selector, keyframes, duration, done);
    },
    clearAnimation(this: unknown, selector: string, options?: object | (() => void), done?: () => void) {
      clearAnimation(context, this, selector, typeof options === 'function' ? (options as () => void) : done);
    },
    getPageId(this: unknown) {
      return pageIdOf(context.pageOf(this)?.id ?? 0);
    },
    getTabBar(this: unknown) {
      return context.pageOf(this)?.tabBar?.get() ?? null;
    },
    // App bar, early caching and measuring are not supported.
    getAppBar: () => null,
    setInitialRenderingCache: () => undefined,
    setPassiveEvent: () => undefined,
    setUpdatePerformanceListener: () => undefined,
    renderer: 'webview',
  });
}
