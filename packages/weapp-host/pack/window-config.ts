import type { JsonProblems } from './problems';
import { isObject } from './sources';

type Field = (string | number)[];

const KINDS: Record<string, string> = {
  navigationBarBackgroundColor: 'hexColor',
  navigationBarTitleText: 'string',
  backgroundColor: 'hexColor',
  backgroundColorTop: 'hexColor',
  backgroundColorBottom: 'hexColor',
  enablePullDownRefresh: 'boolean',
  onReachBottomDistance: 'number',
  disableScroll: 'boolean',
};
const CHOICES: Record<string, string[]> = {
  navigationBarTextStyle: ['black', 'white'],
  navigationStyle: ['default', 'custom'],
  backgroundTextStyle: ['dark', 'light'],
  pageOrientation: ['auto', 'portrait', 'landscape'],
};

/** `window` of app.json, or the same fields in a page's JSON. */
export function checkWindow(value: unknown, field: Field, report: JsonProblems): void {
  if (value === undefined) return;
  if (!isObject(value)) return report.refuse(field, ' 字段需为 object');
  for (const [name, kind] of Object.entries(KINDS)) checkKind(value[name], kind, [...field, name], report);
  for (const [name, choices] of Object.entries(CHOICES))
    checkChoice(value[name], choices, [...field, name], report);
}

export function checkChoice(value: unknown, choices: string[], field: Field, report: JsonProblems): void {
  if (value === undefined || isThemeVariable(value)) return;
  if (!choices.includes(value as string)) report.refuse(field, ` 字段需为 ${choices.join(',')}`);
}

export function checkKind(value: unknown, kind: string, field: Field, report: JsonProblems): void {
  if (value === undefined || isThemeVariable(value)) return;
  const fits = kind === 'hexColor' ? isHexColor(value) : typeof value === kind;
  if (!fits) report.refuse(field, ` 字段需为 ${kind}`);
}

const isHexColor = (value: unknown): boolean =>
  typeof value === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);

/** "@name" refers to a colour of theme.json. */
const isThemeVariable = (value: unknown): boolean => typeof value === 'string' && /^@\w/.test(value);
