import { camelCase, coerce } from '../protocol/components/spec';
import type { NodeId } from '../protocol/ops';
import { defaultOf } from './look';
import { cssText } from './units';
import { widgetOf, type FrameServices, type Widget, type WidgetDefinition, type WidgetHost } from './widget';

/** The part of the table used by nodes. */
export interface NodeOwner {
  readonly services: FrameServices;
  fire(node: ViewNode, type: string, detail: unknown, bubbles: boolean): void;
  model(node: ViewNode, attribute: string, value: unknown): void;
  resource(path: string): string;
  of(element: Element): ViewNode | null;
}

/** An element of the mini program in the page: `<wx-tag>`, its attributes from the template, and its widget. */
export class ViewNode implements WidgetHost {
  readonly element: HTMLElement;
  readonly attributes = new Map<string, unknown>();
  readonly models = new Set<string>();
  /** listeners by type: 0 listens, 1 mutates, 2 catches */
  readonly listeners = new Map<string, number>();
  readonly definition: WidgetDefinition | undefined;
  readonly widget: Widget;
  readonly changed = new Set<string>();
  scope = '';
  isAttached = false;

  constructor(
    private readonly owner: NodeOwner,
    readonly id: NodeId,
    readonly tag: string,
  ) {
    this.element = document.createElement(`wx-${tag}`);
    this.definition = widgetOf(tag);
    this.widget = this.definition?.create(this) ?? {};
  }

  get frame(): FrameServices {
    return this.owner.services;
  }

  get container(): HTMLElement {
    return this.widget.container ?? this.element;
  }

  prop<T>(name: string): T {
    const spec = this.definition?.spec.attributes[name];
    const value = this.attributes.get(name);
    if (!spec) return value as T;
    return coerce(value, { ...spec, default: defaultOf(this.tag, name, spec.default) }) as T;
  }

  has(name: string): boolean {
    return this.attributes.has(name);
  }

  classes(attribute: string): string[] {
    const names = this.attributes.get(attribute);
    return typeof names === 'string' ? this.scoped(names) : [];
  }

  scoped(names: string): string[] {
    return names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => this.prefixed(this.scope, name));
  }

  fire(type: string, detail: unknown = {}, { bubbles = false } = {}): void {
    this.owner.fire(this, type, detail, bubbles);
  }

  model(attribute: string, value: unknown): void {
    const name = camelCase(attribute);
    this.attributes.set(name, value);
    if (this.models.has(name)) this.owner.model(this, attribute, value);
  }

  closest(tag: string): Widget | null {
    const above = this.element.parentElement?.closest(`wx-${tag}`);
    return above ? (this.owner.of(above)?.widget ?? null) : null;
  }

  descendants(tag: string): Widget[] {
    return [...this.element.querySelectorAll(`wx-${tag}`)].flatMap((element) => {
      const node = this.owner.of(element);
      return node ? [node.widget] : [];
    });
  }

  resource(path: string): string {
    return this.owner.resource(path);
  }

  // what operations do

  setAttribute(name: string, value: unknown): void {
    const camel = camelCase(name);
    this.attributes.set(camel, value);
    this.changed.add(camel);
    if (camel === 'hidden') this.element.toggleAttribute('hidden', Boolean(value));
    if (camel === 'is' || camel === 'formParts') this.element.setAttribute(name, String(value));
  }

  removeAttribute(name: string): void {
    const camel = camelCase(name);
    this.attributes.delete(camel);
    this.changed.add(camel);
    if (camel === 'hidden') this.element.removeAttribute('hidden');
  }

  setData(name: string, value: string | null): void {
    if (value === null) this.element.removeAttribute(name);
    else this.element.setAttribute(name, value);
  }

  setStyle(text: string): void {
    this.element.style.cssText = cssText(text);
  }

  setClass(prefix: string, name: string, on: boolean): void {
    this.element.classList.toggle(this.prefixed(prefix, name), on);
  }

  private prefixed = (prefix: string, name: string): string => (prefix ? `${prefix}--${name}` : name);
}
