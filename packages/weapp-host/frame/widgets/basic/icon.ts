import { iconColor } from '../../look';
import { defineBasic, length } from './define';
import { iconShapes } from './icon-shapes';

defineBasic('icon', (host) => {
  const drawing = host.element.appendChild(document.createElement('i'));
  return {
    update: () => {
      const shape = iconShapes[host.prop<string>('type')];
      const size = length(host.prop<unknown>('size'));
      drawing.style.width = size;
      drawing.style.height = size;
      drawing.style.color = '';
      drawing.innerHTML = shape ? `<svg viewBox="0 0 24 24">${shape.svg}</svg>` : '';
      if (shape) drawing.style.color = iconColor(shape.color);
      drawing.style.color = host.prop<string>('color') || drawing.style.color;
    },
  };
});
