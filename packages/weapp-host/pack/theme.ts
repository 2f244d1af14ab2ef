import type { AppConfig, Program } from '../protocol/program';
import type { Problems } from './problems';
import { isObject, type Sources } from './sources';

type Values = Record<string, unknown>;
export type Themes = Program['themes'];

/** theme.json, referenced by app.json's themeLocation: values by variable for the light and the dark theme. */
export function readThemes(app: AppConfig, sources: Sources, problems: Problems): Themes {
  const file = app.themeLocation?.replace(/^\.?\//, '');
  if (file === undefined) return { light: {}, dark: {} };
  if (!sources.has(file)) {
    problems.refuse(`[ app.json 文件内容错误] app.json: ["themeLocation"]: "${file}" 未找到`);
    return { light: {}, dark: {} };
  }
  const { light, dark } = sources.json(file, problems) ?? {};
  return { light: isObject(light) ? light : {}, dark: isObject(dark) ? dark : {} };
}

/** The program with '@variables' replaced by a theme's values; without darkmode always light. */
export function withTheme(program: Program, theme: 'light' | 'dark'): Program {
  const values = program.themes[program.app.darkmode === true ? theme : 'light'];
  if (Object.keys(values).length === 0) return program;
  const { window, tabBar } = program.app;
  const files = Object.entries(program.files).map(([path, config]) => [path, resolve(config, values)]);
  return {
    ...program,
    app: { ...program.app, window: resolve(window, values), tabBar: resolve(tabBar, values) },
    files: Object.fromEntries(files) as Program['files'],
  };
}

function resolve<T>(value: T, values: Values): T {
  if (typeof value === 'string' && value.startsWith('@')) return (values[value.slice(1)] ?? value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => resolve(one, values)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(one, values)])) as T;
}
