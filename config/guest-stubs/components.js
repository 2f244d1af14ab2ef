import { createElement, forwardRef } from 'react';

/** Instead of Taro's components, where home of a visitor is rendered for the document: the elements that they become. */
const element = (name) => forwardRef((props, ref) => createElement(name, { ...props, ref }));

export const View = element('div');
export const Text = forwardRef(({ selectable: _selectable, ...props }, ref) =>
  createElement('span', { ...props, ref }),
);
export const Button = View;
export const Image = View;
export const Input = View;
export const ScrollView = View;
export const Textarea = View;
