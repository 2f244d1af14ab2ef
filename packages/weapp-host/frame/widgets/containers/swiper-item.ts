import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget, type Widget, type WidgetHost } from '../../widget';

/** What a swiper wants to hear from its items. */
export interface SwiperWidget extends Widget {
  itemsChanged(): void;
}

const hosts = new WeakMap<Element, WidgetHost>();

export const itemIdOf = (element: Element | undefined): string =>
  (element && hosts.get(element)?.prop<string>('itemId')) ?? '';

defineWidget('swiper-item', containerSpecs['swiper-item']!, (host) => {
  hosts.set(host.element, host);
  // Asked when it is attached: an item that is leaving has no swiper above any more.
  let swiper: SwiperWidget | null = null;
  return {
    attached() {
      swiper = host.closest('swiper') as SwiperWidget | null;
      swiper?.itemsChanged();
    },
    released: () => swiper?.itemsChanged(),
  };
});
