import { defineBasic } from './define';
import { decodeText, widenSpaces } from './entities';

/* overflow, max-lines and select-on-gesture work in Skyline only; WebView rendering ignores them. */
defineBasic('text', (host) => {
  const { element } = host;
  /** texts of the template, and the displayed ones */
  const given = new WeakMap<Text, { raw: string; shown: string }>();

  const show = (node: Text): void => {
    const known = given.get(node);
    const raw = known?.shown === node.data ? known.raw : node.data;
    const space = host.prop<string>('space');
    const lines = raw.replaceAll('\\n', '\n');
    const spaced = widenSpaces(lines, space);
    const shown = host.prop<boolean>('decode') ? decodeText(spaced) : spaced;
    given.set(node, { raw, shown });
    if (node.data !== shown) node.data = shown;
  };
  const showAll = (): void => {
    for (const child of element.childNodes) if (child instanceof Text) show(child);
  };

  return {
    update: () => {
      const selects = host.prop<boolean>('userSelect') || host.prop<boolean>('selectable');
      element.toggleAttribute('wx-selectable', selects);
      element.toggleAttribute('wx-user-select', host.prop<boolean>('userSelect'));
      showAll();
    },
    childrenChanged: showAll,
  };
});
