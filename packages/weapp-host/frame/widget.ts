import type { ComponentSpec } from '../protocol/components/spec';

/** What a built-in component is given: its element in the frame and the ways to speak to the mini program. */
export interface WidgetHost {
  /** the <wx-name> element; children of the node are put into `container` of the widget, else straight into it */
  readonly element: HTMLElement;
  readonly tag: string;
  /** the attribute by its camelCase name, coerced, with its default */
  prop<T>(name: string): T;
  /** whether the template sets the attribute at all */
  has(name: string): boolean;
  /** class names given in an attribute, with the prefix of the component's style sheet */
  classes(attribute: string): string[];
  /** class names of any text (rich-text's nodes), with the same prefix; left out: they are taken as they are */
  scoped?(names: string): string[];
  /** an event of the component; only touch-like events bubble in WeChat */
  fire(type: string, detail?: unknown, options?: { bubbles?: boolean }): void;
  /** tells a model:attribute binding the value that the parent chose */
  model(attribute: string, value: unknown): void;
  /** the nearest widget above, by component name; null when there is none */
  closest(tag: string): Widget | null;
  /** the widgets below in document order, by component name */
  descendants(tag: string): Widget[];
  /** a file of the mini program, a user file (wxfile:, http://tmp, http://usr) or a web address as something that loads */
  resource(path: string): string;
  readonly frame: FrameServices;
}

/** What widgets need from the phone around the page. */
export interface FrameServices {
  readonly page: number;
  readonly rpx: (value: string) => string;
  /** opens the wheel of a picker over the whole screen; resolves to null when it is cancelled */
  openPicker(columns: PickerColumns): Promise<number[] | null>;
  webView(message: { node: number; method: string; args: unknown }): void;
  webViewLoaded(message: { node: number; src: string; failed: boolean }): void;
  nodeOf(element: Element): number | null;
}

export interface PickerColumns {
  title: string;
  columns: string[][];
  selected: number[];
  /** called when a wheel came to rest: new columns and selection, or null to leave them */
  changed(
    column: number,
    selected: number[],
  ): Promise<{ columns: string[][]; selected: number[] } | null> | null;
}

/** A built-in component in a frame. Everything is optional: an empty object is a plain box. */
export interface Widget {
  /** where child nodes go; default: the element itself */
  container?: HTMLElement;
  /** the element that scrolls, for wx.createSelectorQuery().scrollOffset; default: the element itself */
  scroller?: HTMLElement;
  /** attributes changed; called once after creation (every name that the template set) and then after each batch of operations */
  update?(changed: ReadonlySet<string>): void;
  /** the element is in the page now */
  attached?(): void;
  /** children were added, removed or changed places */
  childrenChanged?(): void;
  released?(): void;
  /**
   * A tap on the element or on something in it, before the event goes to the mini program; the innermost widget is asked
   * first, then those around it. False: the tap is nobody's and goes no further (a disabled button).
   */
  tapped?(target: Element): boolean | undefined;
  /** what the parent changed by hand, by property name: value, checked, current, scrollTop … */
  state?(): Record<string, unknown>;
  /** methods of the component's context and of the automator's callFunction, by name: 'play', 'scrollTo', 'input' … */
  methods?: Record<string, (...args: never[]) => unknown>;
  /** form value: a name takes part in a form's submit */
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
