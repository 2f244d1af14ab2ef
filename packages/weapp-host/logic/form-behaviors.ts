import * as glassEasel from 'glass-easel';
import type { CodeSpace } from 'glass-easel-miniprogram-adapter';

type Behavior = ReturnType<ReturnType<CodeSpace['behavior']>['register']>;
type Definition = Record<string, unknown>;

const GROUP = 'wx://form-field-group';
const BUTTON = 'wx://form-field-button';
const FIELD = 'wx://form-field';

/** WeChat's built-in behaviors by name; effects beyond their properties are below and in the frame's form. */
const DEFINITIONS: Record<string, object> = {
  [FIELD]: { properties: { name: { type: String }, value: { type: null } } },
  [GROUP]: {},
  [BUTTON]: {},
  'wx://component-export': {},
  'wx://proxy-scroll-view': {},
};
const made = new Map<string, Behavior>();

/** A component's or behavior's definition with names of built-in behaviors resolved. */
export function withBuiltInBehaviors(space: CodeSpace, definition: Definition): Definition {
  const { behaviors } = definition;
  if (!Array.isArray(behaviors) || !behaviors.some((one) => typeof one === 'string')) return definition;
  return { ...definition, behaviors: behaviors.map((one: unknown) => builtIn(space, one)) };
}

function builtIn(space: CodeSpace, behavior: unknown): unknown {
  if (typeof behavior !== 'string') return behavior;
  const definition = DEFINITIONS[behavior];
  if (!definition) throw new Error(`behavior "${behavior}" is not found.`);
  const known = made.get(behavior) ?? space.behavior().definition(definition).register();
  made.set(behavior, known as Behavior);
  return known;
}

const has = (component: glassEasel.GeneralComponent, name: string): boolean => {
  const behavior = made.get(name) as { _$: glassEasel.GeneralBehavior } | undefined;
  return behavior !== undefined && component.hasBehavior(behavior._$);
};

/** How a form treats a component: 'group' exposes its fields, 'button' its buttons. */
export const formPartsOf = (component: glassEasel.GeneralComponent): string =>
  [has(component, GROUP) ? 'group' : '', has(component, BUTTON) ? 'button' : ''].filter(Boolean).join(' ');

/** Values of the custom fields in a form by name; the frame has those of the built-in ones. */
export function customFields(form: glassEasel.Element): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const visit = (node: glassEasel.Node): void => {
    if (glassEasel.TextNode.isTextNode(node)) return;
    if (glassEasel.Component.isComponent(node)) {
      const { name, value } = node.data as { name?: unknown; value?: unknown };
      if (has(node, FIELD) && typeof name === 'string' && name !== '') values[name] = value;
      if (has(node, GROUP)) node.getShadowRoot()?.childNodes.forEach(visit);
    }
    node.childNodes.forEach(visit);
  };
  form.childNodes.forEach(visit);
  return values;
}
