import { basicSpecs } from '../../../protocol/components/basic';
import type { ComponentSpec } from '../../../protocol/components/spec';
import { cssLength } from '../../units';
import { defineWidget, type WidgetDefinition } from '../../widget';

/** Registers a basic component with its documented attributes and events. */
export function defineBasic(tag: string, create: WidgetDefinition['create']): void {
  const spec: ComponentSpec | undefined = basicSpecs[tag];
  if (!spec) throw new Error(`no specification of ${tag}`);
  defineWidget(tag, spec, create);
}

/** CSS of a component's length: numbers and digits are px; rpx and CSS units are kept. */
export const length = (value: unknown): string =>
  cssLength(typeof value === 'number' ? value : String(value).trim());
