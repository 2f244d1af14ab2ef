import { mediaSpecs } from '../../../protocol/components/media';
import { defineWidget } from '../../widget';
import { box } from '../containers/dom';
import { keepStyle } from '../containers/kept-style';

/** Drawn in the worker (logic/wx/canvas.ts); only finished pictures arrive here. */
defineWidget('canvas', mediaSpecs.canvas!, (host) => {
  const canvas = document.createElement('canvas');
  const container = box('wx-canvas-slot');
  host.element.append(canvas, container);
  return {
    container,
    attached() {
      if (['2d', 'webgl'].includes(host.prop<string>('type'))) return;
      host.fire('error', { errMsg: 'canvas:fail only the types 2d and webgl are supported' });
    },
    update() {
      keepStyle(host.element, 'touch-action', host.prop('disableScroll') ? 'none' : 'auto');
    },
    methods: {
      draw(picture: ImageBitmap) {
        canvas.width = picture.width;
        canvas.height = picture.height;
        canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      },
    },
  };
});
