import { useDidHide, useDidShow } from '@tarojs/taro';
import { useRef, type RefObject } from 'react';

/** Whoever comes back to a page goes on where they left it: what is hidden loses the focus. */
export function useKeptFocus(box: RefObject<unknown>): void {
  const left = useRef<HTMLElement>();
  useDidHide(() => {
    const page = box.current;
    const at = page instanceof HTMLElement ? page.ownerDocument.activeElement : null;
    left.current =
      at instanceof HTMLElement && page instanceof HTMLElement && page.contains(at) ? at : undefined;
  });
  useDidShow(() => {
    const at = left.current;
    // Whoever has the focus by now keeps it.
    if (at?.isConnected && at.ownerDocument.activeElement === at.ownerDocument.body)
      at.focus({ preventScroll: true });
  });
}
