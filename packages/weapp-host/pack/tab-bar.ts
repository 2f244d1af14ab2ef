import { trimSlashes } from './paths';
import { fieldName, JsonProblems, type Problems } from './problems';
import { isObject, type Sources } from './sources';
import { APP_JSON } from './app-config';
import { checkChoice, checkKind } from './window-config';

const MAX_ICON = 40 * 1024;
const LIST = ['tabBar', 'list'];

/** Checks a tab bar like DevTools; its pages must be in the main package. */
export function checkTabBar(value: unknown, mainPages: string[], sources: Sources, problems: Problems): void {
  if (value === undefined) return;
  const report = new JsonProblems(APP_JSON, problems);
  if (!isObject(value)) return report.refuse(['tabBar'], ' 字段需为 object');
  for (const name of ['color', 'selectedColor', 'backgroundColor'])
    checkKind(value[name], 'hexColor', ['tabBar', name], report);
  checkChoice(value.borderStyle, ['black', 'white'], ['tabBar', 'borderStyle'], report);
  checkChoice(value.position, ['bottom', 'top'], ['tabBar', 'position'], report);
  checkKind(value.custom, 'boolean', ['tabBar', 'custom'], report);
  if (!Array.isArray(value.list)) return report.refuse(LIST, ' 字段需为 array');
  if (value.list.length < 2) report.refuse(LIST, ' 至少需要 2 项');
  if (value.list.length > 5) report.refuse(LIST, ' 不能超过 5 项');
  const taken: unknown[] = [];
  value.list.forEach((item: unknown, index) => {
    if (!isObject(item)) return report.refuse([...LIST, index], ' 字段需为 object');
    checkItem(item, index, mainPages, report);
    if (taken.includes(item.pagePath))
      report.refuse(
        [...LIST, index, 'pagePath'],
        ` 和 ${fieldName([...LIST, taken.indexOf(item.pagePath), 'pagePath'])} 相同`,
      );
    taken.push(item.pagePath);
    for (const name of ['iconPath', 'selectedIconPath'])
      checkIcon(item[name], [...LIST, index, name], sources, report);
  });
}

function checkItem(
  item: Record<string, unknown>,
  index: number,
  mainPages: string[],
  report: JsonProblems,
): void {
  if (typeof item.text !== 'string') report.refuse([...LIST, index, 'text'], ' 字段需为 string');
  const { pagePath } = item;
  if (typeof pagePath !== 'string') report.refuse([...LIST, index, 'pagePath'], ' 字段需为 string');
  else if (!mainPages.includes(pagePath))
    report.refuse([...LIST, index, 'pagePath'], `: "${pagePath}" 需在 pages 数组中`);
}

function checkIcon(value: unknown, field: (string | number)[], sources: Sources, report: JsonProblems): void {
  if (value === undefined || value === '' || (typeof value === 'string' && value.startsWith('@'))) return;
  if (typeof value !== 'string') return report.refuse(field, ' 字段需为 string');
  if (/^(https?:)?\/\/|^data:/.test(value)) return report.refuse(field, `: "${value}" 不支持网络路径`);
  const path = trimSlashes(value.replace(/^\.\//, ''));
  const size = sources.sizes.get(path);
  if (size === undefined) return report.refuse(field, `: "${value}" 未找到`);
  if (!/\.(png|jpe?g)$/i.test(path))
    return report.refuse(field, ' 文件格式错误，仅支持 .png、.jpg、.jpeg 格式');
  if (size > MAX_ICON) report.refuse(field, ' 大小超过 40kb');
}
