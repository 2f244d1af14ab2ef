import { createElement, forwardRef } from 'react';

/**
 * Taro's own keeps three states and an effect for a hover class and a long press that nobody here asks for, and so renders
 * twice what gets another class.
 */
export default forwardRef((props, ref) => createElement('div', { ...props, ref }));
