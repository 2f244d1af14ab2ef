import { createElement, forwardRef } from 'react';
import View from '../../src/components/view';

/** Replaces Taro's components when the guest home is rendered for the document, by the elements that they render. */
export { View };
export const Text = forwardRef(({ selectable: _selectable, ...props }, ref) =>
  createElement('span', { ...props, ref }),
);
export const Button = View;
export const Image = View;
export const Input = View;
export const ScrollView = View;
export const Textarea = View;
