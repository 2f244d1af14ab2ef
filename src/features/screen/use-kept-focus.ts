import { useDidHide, useDidShow } from '@tarojs/taro';
import { useRef, type RefObject } from 'react';

/** Restores the focus on return: a hidden page loses it. */
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
    // Do not steal the focus.
    if (at?.isConnected && at.ownerDocument.activeElement === at.ownerDocument.body)
      at.focus({ preventScroll: true });
  });
}
