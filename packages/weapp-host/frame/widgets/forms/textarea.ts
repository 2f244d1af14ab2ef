import { formSpecs } from '../../../protocol/components/forms';
import { defineWidget } from '../../widget';
import { part, reflect } from './controls';
import { Typing } from './typing';

/** Width of the screen in rpx. */
const SCREEN_RPX = 750;

defineWidget('textarea', formSpecs.textarea, (host) => {
  const box = part(host.element, 'wx-textarea-wrapper');
  const native = document.createElement('textarea');
  native.className = 'wx-textarea-native';
  native.rows = 1;
  let told = 0;

  const lineProbe = part(box, 'wx-textarea-line');
  lineProbe.textContent = ' ';

  const measure = (): void => {
    const line = lineProbe.getBoundingClientRect().height;
    if (line === 0) return;
    native.style.height = '0';
    // Count whole lines only: tall glyphs overflow the last line.
    const lineCount = Math.max(1, Math.round(native.scrollHeight / line));
    native.style.height = '';
    const height = lineCount * line;
    box.style.height = host.prop<boolean>('autoHeight') ? `${height}px` : '';
    if (lineCount === told) return;
    told = lineCount;
    host.fire('linechange', { height, heightRpx: (height * SCREEN_RPX) / window.innerWidth, lineCount });
  };

  const typing = new Typing(host, {
    native,
    box,
    updated: () => {
      reflect(host.element, 'auto-height', host.prop<boolean>('autoHeight'));
      measure();
    },
    textChanged: measure,
    // «return» inserts a line break; every other label of that key ends the input
    entersConfirm: () => host.prop<string>('confirmType') !== 'return',
  });
  const watcher = new ResizeObserver(measure);
  watcher.observe(host.element);

  const widget = typing.widget();
  const { released } = widget;
  widget.released = () => {
    watcher.disconnect();
    released?.();
  };
  return widget;
});
