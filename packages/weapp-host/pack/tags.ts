import { allSpecs } from '../protocol/components';

const SYNTAX = ['block', 'template', 'import', 'include', 'wxs', 'slot'];
/** Documented components that the host shows as empty boxes, or whose pages it cannot open. */
const OTHERS =
  'selection editor animation-video channel-live channel-video store-product store-home store-gift store-coupon xr-scene ' +
  'share-element open-container snapshot span grid-view list-view list-builder grid-builder sticky-header sticky-section ' +
  'draggable-sheet nested-scroll-header nested-scroll-body tap-gesture-handler double-tap-gesture-handler ' +
  'scale-gesture-handler force-press-gesture-handler pan-gesture-handler vertical-drag-gesture-handler ' +
  'horizontal-drag-gesture-handler long-press-gesture-handler';
const BUILT_IN = new Set([...SYNTAX, ...OTHERS.split(' '), ...Object.keys(allSpecs)]);

export const isBuiltIn = (tag: string): boolean => BUILT_IN.has(tag);

/** Parts of a template that are no markup: comments, scripts and expressions. */
const NO_MARKUP = /<!--[\s\S]*?-->|<wxs\b[^>]*>[\s\S]*?<\/wxs>|\{\{[\s\S]*?\}\}/g;

/** Distinct tag names of a template. */
export const tagsIn = (template: string): Set<string> =>
  new Set([...template.replace(NO_MARKUP, '').matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''));
