import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget } from '../../widget';
import { box } from './dom';

/** The subtree is rendered outside of the page, so that overflow and transforms of ancestors do not affect it. */
defineWidget('root-portal', containerSpecs['root-portal']!, (host) => {
  const container = box('wx-root-portal');
  const place = () => {
    if (!host.element.isConnected) return;
    const parent = host.prop('enable') ? document.body : host.element;
    if (container.parentElement !== parent) parent.append(container);
  };
  return { container, update: place, attached: place, released: () => container.remove() };
});
