import type { AppConfig, SubPackage } from '../protocol/program';
import { isKnownAppField } from './known-fields';
import { resolvePath, trimSlashes } from './paths';
import { JsonProblems, fieldName, type Problems } from './problems';
import { isObject, type Sources } from './sources';
import { checkWindow } from './window-config';

export const APP_JSON = 'app.json';

export interface CheckedApp {
  app: AppConfig;
  /** of all packages, main package first */
  pages: string[];
}

/** Reads app.json; null if unreadable. Trims slashes of roots, and normalises subpackages to subPackages. */
export function readApp(sources: Sources, problems: Problems): CheckedApp | null {
  const report = new JsonProblems(APP_JSON, problems);
  if (!sources.has(APP_JSON)) {
    report.refuse([], '在项目根目录未找到 app.json');
    return null;
  }
  const json = sources.json(APP_JSON, problems);
  if (!json) return null;
  for (const field of Object.keys(json))
    if (!isKnownAppField(field)) report.warn(`无效的 app.json ${fieldName([field])}`);
  const mainPages = readMainPages(json.pages, sources, report);
  const subPackages = readSubPackages(json, mainPages, sources, report);
  const pages = [
    ...mainPages,
    ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`)),
  ];
  checkWindow(json.window, ['window'], report);
  checkEntry(json.entryPagePath, pages, report);
  checkTimeouts(json.networkTimeout, report);
  if (!sources.has('app.js')) report.refuse([], '未找到 app.js');
  const { subpackages: _other, ...rest } = json;
  return { app: { ...rest, pages: mainPages, subPackages } as AppConfig, pages };
}

function readMainPages(value: unknown, sources: Sources, report: JsonProblems): string[] {
  if (!Array.isArray(value)) {
    report.refuse(['pages'], ' 字段需为 array');
    return [];
  }
  if (value.length === 0) report.refuse(['pages'], ' 至少需要 1 项');
  return readPages(value, ['pages'], '', sources, report);
}

function readPages(
  value: unknown[],
  field: (string | number)[],
  root: string,
  sources: Sources,
  report: JsonProblems,
): string[] {
  const pages: string[] = [];
  value.forEach((item: unknown, index) => {
    const at = [...field, index];
    if (typeof item !== 'string') return report.refuse(at, ' 字段需为 string');
    const page = root === '' ? item : trimSlashes(item);
    if (page.startsWith('/')) return report.refuse(at, `: "${page}" 不能以 / 开头`);
    if (pages.includes(page))
      return report.refuse(at, ` 和 ${fieldName([...field, pages.indexOf(page)])} 相同`);
    const path = root === '' ? page : `${root}/${page}`;
    if (resolvePath('', path) !== path) return report.refuse(at, `: "${item}" 不是有效的页面路径`);
    for (const ending of ['.wxml', '.js'])
      if (!sources.has(path + ending))
        report.refuse([], `未找到 ${fieldName(at)} 对应的 ${path}${ending} 文件`);
    pages.push(page);
  });
  return pages;
}

function readSubPackages(
  json: Record<string, unknown>,
  mainPages: string[],
  sources: Sources,
  report: JsonProblems,
): SubPackage[] {
  const name = json.subPackages === undefined ? 'subpackages' : 'subPackages';
  const value = json[name];
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report.refuse([name], ' 字段需为 array');
    return [];
  }
  const made: SubPackage[] = [];
  value.forEach((item: unknown, index) => {
    const read = readSubPackage(item, [name, index], sources, report);
    if (read) made.push(read);
  });
  checkRoots(made, name, mainPages, report);
  return made;
}

function readSubPackage(
  item: unknown,
  field: (string | number)[],
  sources: Sources,
  report: JsonProblems,
): SubPackage | null {
  if (!isObject(item)) {
    report.refuse(field, ' 字段需为 object');
    return null;
  }
  if (typeof item.root !== 'string' || !sources.hasFolder(trimSlashes(item.root))) {
    report.refuse([...field, 'root'], ' 字段需为 目录');
    return null;
  }
  const root = trimSlashes(item.root);
  if (!Array.isArray(item.pages)) report.refuse([...field, 'pages'], ' 字段需为 array');
  const listed: unknown[] = Array.isArray(item.pages) ? item.pages : [];
  const pages = readPages(listed, [...field, 'pages'], root, sources, report);
  return { ...item, root, pages } as SubPackage;
}

/** Roots must not be nested, and must not contain pages of the main package. */
function checkRoots(
  subPackages: SubPackage[],
  name: string,
  mainPages: string[],
  report: JsonProblems,
): void {
  subPackages.forEach(({ root }, index) => {
    subPackages.forEach((other, otherIndex) => {
      const same = root === other.root && index > otherIndex;
      if (same || root.startsWith(`${other.root}/`))
        report.refuse([name, index, 'root'], ` 不能为 ${fieldName([name, otherIndex, 'root'])} 的子目录`);
    });
    mainPages.forEach((page, pageIndex) => {
      if (page.startsWith(`${root}/`))
        report.refuse(['pages', pageIndex], `: "${page}" 不应该在分包 ${fieldName([name, index])} 中`);
    });
  });
}

function checkEntry(value: unknown, pages: string[], report: JsonProblems): void {
  if (value === undefined) return;
  if (typeof value !== 'string') report.refuse(['entryPagePath'], ' 字段需为 string');
  else if (!pages.includes(value)) report.refuse(['entryPagePath'], `: "${value}" 需在 pages 数组中`);
}

function checkTimeouts(value: unknown, report: JsonProblems): void {
  if (value === undefined) return;
  if (!isObject(value)) return report.refuse(['networkTimeout'], ' 字段需为 object');
  for (const name of ['request', 'connectSocket', 'uploadFile', 'downloadFile'])
    if (value[name] !== undefined && typeof value[name] !== 'number')
      report.refuse(['networkTimeout', name], ' 字段需为 number');
}
