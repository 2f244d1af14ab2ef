import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget } from '../../widget';
import { afterBatch, pixels } from './dom';

defineWidget('cover-view', containerSpecs['cover-view']!, (host) => {
  let given: unknown = null;
  const scroll = afterBatch(() => {
    const top = host.prop<unknown>('scrollTop');
    if (top === given) return;
    given = top;
    if (!Number.isNaN(pixels(top))) host.element.scrollTop = pixels(top);
  });
  return { update: scroll, attached: scroll };
});
