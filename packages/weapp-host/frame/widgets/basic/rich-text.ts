import { defineBasic } from './define';
import { buildRichText } from './rich-text-nodes';

const words = (names: string): string[] => names.split(/\s+/).filter(Boolean);

defineBasic('rich-text', (host) => {
  const { element } = host;
  const content = element.appendChild(document.createElement('div'));
  return {
    update: () => {
      element.toggleAttribute('wx-selectable', host.prop<boolean>('userSelect'));
      const fragment = buildRichText(host.prop<unknown>('nodes'), {
        space: host.prop<string>('space'),
        classes: (names) => host.scoped?.(names) ?? words(names),
      });
      content.replaceChildren(fragment);
    },
  };
});
