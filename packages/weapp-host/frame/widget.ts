import type { ComponentSpec } from '../protocol/components/spec';

/** Passed to a built-in component: its element in the frame and functions to reach the mini program. */
export interface WidgetHost {
  /** the <wx-name> element; the node's children go into the widget's `container`, or directly into it */
  readonly element: HTMLElement;
  readonly tag: string;
  /** the attribute by its camelCase name, coerced, with its default */
  prop<T>(name: string): T;
  /** whether the template sets the attribute */
  has(name: string): boolean;
  /** class names given in an attribute, with the prefix of the component's style sheet */
  classes(attribute: string): string[];
  /** class names of any text (rich-text's nodes), with the same prefix; left out: they are taken as they are */
  scoped?(names: string): string[];
  /** an event of the component; only touch-like events bubble in WeChat */
  fire(type: string, detail?: unknown, options?: { bubbles?: boolean }): void;
  /** writes the user's value back to a model:attribute binding */
  model(attribute: string, value: unknown): void;
  /** nearest ancestor widget with this component name, or null */
  closest(tag: string): Widget | null;
  /** descendant widgets with this component name, in document order */
  descendants(tag: string): Widget[];
  /** a loadable URL for a file of the mini program, a user file (wxfile:, http://tmp, http://usr) or a web address */
  resource(path: string): string;
  readonly frame: FrameServices;
}

/** Services of the phone used by widgets. */
export interface FrameServices {
  readonly page: number;
  readonly rpx: (value: string) => string;
  /** opens a full-screen picker; resolves to null when cancelled */
  openPicker(columns: PickerColumns): Promise<number[] | null>;
  webView(message: { node: number; method: string; args: unknown }): void;
  webViewLoaded(message: { node: number; src: string; failed: boolean }): void;
  nodeOf(element: Element): number | null;
}

export interface PickerColumns {
  title: string;
  columns: string[][];
  selected: number[];
  /** called when a wheel stops: new columns and selection, or null to keep them */
  changed(
    column: number,
    selected: number[],
  ): Promise<{ columns: string[][]; selected: number[] } | null> | null;
}

/** A built-in component in a frame. All members are optional: an empty object is a plain box. */
export interface Widget {
  /** parent of child nodes; default: the element itself */
  container?: HTMLElement;
  /** scroll container for wx.createSelectorQuery().scrollOffset; default: the element itself */
  scroller?: HTMLElement;
  /** attributes changed; called once after creation (with all names set by the template) and then after each batch of operations */
  update?(changed: ReadonlySet<string>): void;
  /** the element was inserted into the page */
  attached?(): void;
  /** children were added, removed or moved */
  childrenChanged?(): void;
  released?(): void;
  /**
   * A tap on the element or a descendant, before the event goes to the mini program; innermost widget first. False stops it completely (a
   * disabled button).
   */
  tapped?(target: Element): boolean | undefined;
  /** state changed by the user, by property name: value, checked, current, scrollTop … */
  state?(): Record<string, unknown>;
  /** methods of the component's context and of the automator's callFunction, by name: 'play', 'scrollTo', 'input' … */
  methods?: Record<string, (...args: never[]) => unknown>;
  /** form value, submitted if the component has a name */
  formValue?(): unknown;
  formReset?(): void;
}

export interface WidgetDefinition {
  spec: ComponentSpec;
  create(host: WidgetHost): Widget;
}

const registry = new Map<string, WidgetDefinition>();

export function defineWidget(tag: string, spec: ComponentSpec, create: WidgetDefinition['create']): void {
  registry.set(tag, { spec, create });
}

export const widgetOf = (tag: string): WidgetDefinition | undefined => registry.get(tag);
