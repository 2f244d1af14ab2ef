import { containerSpecs } from '../../../protocol/components/containers';
import { kebabCase } from '../../../protocol/components/spec';
import { defineWidget } from '../../widget';

const LENGTHS = ['minWidth', 'maxWidth', 'width', 'minHeight', 'maxHeight', 'height'];

/** Shows its children only while the page's size matches all set attributes. */
defineWidget('match-media', containerSpecs['match-media']!, (host) => {
  let query: MediaQueryList | null = null;
  const show = () => host.element.toggleAttribute('wx-mismatch', query?.matches === false);

  const ask = () => {
    const rules = LENGTHS.filter((name) => host.has(name)).map(
      (name) => `(${kebabCase(name)}: ${host.prop<number>(name)}px)`,
    );
    if (host.prop('orientation')) rules.push(`(orientation: ${host.prop<string>('orientation')})`);
    query?.removeEventListener('change', show);
    query = window.matchMedia(rules.join(' and '));
    query.addEventListener('change', show);
    show();
  };
  return { update: ask, released: () => query?.removeEventListener('change', show) };
});
