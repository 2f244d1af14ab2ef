import { createElement, forwardRef } from 'react';

/** A span and nothing else: Taro's class names have no styles here, and text can be selected on the web unless a style says no. */
export default forwardRef(({ selectable: _selectable, ...props }, ref) =>
  createElement('span', { ...props, ref }),
);
