import { basicSpecs } from '../../../protocol/components/basic';
import type { ComponentSpec } from '../../../protocol/components/spec';
import { cssLength } from '../../units';
import { defineWidget, type WidgetDefinition } from '../../widget';

/** Registers a basic component under the attributes and events that its documentation lists. */
export function defineBasic(tag: string, create: WidgetDefinition['create']): void {
  const spec: ComponentSpec | undefined = basicSpecs[tag];
  if (!spec) throw new Error(`no specification of ${tag}`);
  defineWidget(tag, spec, create);
}

/** A length as components take it: a number or a text of digits is px, rpx and the units of CSS are what they are. */
export const length = (value: unknown): string =>
  cssLength(typeof value === 'number' ? value : String(value).trim());
