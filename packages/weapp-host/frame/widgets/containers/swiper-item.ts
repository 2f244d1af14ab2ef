import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget, type Widget, type WidgetHost } from '../../widget';

/** Notifications from a swiper's items. */
export interface SwiperWidget extends Widget {
  itemsChanged(): void;
}

const hosts = new WeakMap<Element, WidgetHost>();

export const itemIdOf = (element: Element | undefined): string =>
  (element && hosts.get(element)?.prop<string>('itemId')) ?? '';

defineWidget('swiper-item', containerSpecs['swiper-item']!, (host) => {
  hosts.set(host.element, host);
  // Looked up on insertion: an item being removed has no swiper above it.
  let swiper: SwiperWidget | null = null;
  return {
    attached() {
      swiper = host.closest('swiper') as SwiperWidget | null;
      swiper?.itemsChanged();
    },
    released: () => swiper?.itemsChanged(),
  };
});
