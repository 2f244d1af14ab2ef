import * as glassEasel from 'glass-easel';
import type { Program } from '../../protocol/program';

type Groups = Record<string, glassEasel.template.ComponentTemplate['content']>;

export interface Rendered {
  /** the node tree as text, built-in components with their attributes */
  html(): string;
  setData(data: Record<string, unknown>): void;
  /** dispatches an event on the first built-in component with the id */
  fire(id: string, type: string): void;
  /** value written back by a model: binding */
  write(id: string, attribute: string, value: unknown): void;
  data(): Record<string, unknown>;
  /** names of called methods, with dataset and mark of the event */
  calls: unknown[];
}

/** Renders a page's template with glass-easel without a view, as the host's logic side does. */
export function render(
  program: Program,
  path: string,
  data: Record<string, unknown>,
  methods: string[] = [],
): Rendered {
  const groups = new Function(`return ${program.templates}`)() as Groups;
  const space = new glassEasel.ComponentSpace();
  const calls: unknown[] = [];
  const templateOf = (name: string) => ({
    groupList: groups,
    content: groups[name],
    fallbackListenerOnNativeNode: true,
  });
  for (const name of Object.keys(program.files))
    if (name !== path) space.defineComponent({ is: name, template: templateOf(name) as never });
  const using = program.files[path]?.usingComponents ?? {};
  const definition = space.defineComponent({
    is: path,
    using,
    template: templateOf(path) as never,
    data,
    methods: Object.fromEntries(
      methods.map((name) => [
        name,
        (event: glassEasel.Event<unknown>) => {
          const { target, mark } = event as unknown as { target: { dataset: object }; mark: object };
          calls.push([name, { ...target.dataset }, { ...mark }]);
        },
      ]),
    ),
  });
  const context = new glassEasel.EmptyComposedBackendContext();
  const component = glassEasel.Component.createWithContext('root', definition.general(), context);
  glassEasel.Element.pretendAttached(component);
  const find = (id: string): glassEasel.NativeNode =>
    (component.getShadowRoot() as glassEasel.ShadowRoot).querySelector(`#${id}`) as never;
  return {
    html: () => (component.getShadowRoot()?.childNodes ?? []).map(textOf).join(''),
    setData: (changed) => component.setData(changed),
    fire: (id, type) =>
      glassEasel.triggerEvent(find(id), type, {}, { bubbles: true, composed: true, capturePhase: true }),
    write: (id, attribute, value) =>
      find(id)
        .getModelBindingListeners()
        [attribute]?.(value as never),
    data: () => component.data as Record<string, unknown>,
    calls,
  };
}

function textOf(node: glassEasel.Node): string {
  if (glassEasel.TextNode.isTextNode(node)) return node.textContent;
  const element = node as glassEasel.Element;
  const inner = element.childNodes.map(textOf).join('');
  if (glassEasel.NativeNode.isNativeNode(element))
    return `<${element.is}${attributesOf(element)}>${inner}</${element.is}>`;
  if (glassEasel.Component.isComponent(element)) return `[${element.is}]${inner}[/${element.is}]`;
  return inner;
}

function attributesOf(node: glassEasel.NativeNode): string {
  const named = node.attributes.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`);
  return (node.class ? ` class="${node.class}"` : '') + named.join('');
}
