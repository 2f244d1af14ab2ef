import { TAB_BAR, type AppConfig, type FileConfig } from '../protocol/program';
import { isKnownFileField } from './known-fields';
import type { Packages } from './packages';
import { withAlias } from '../protocol/alias';
import { foldersUp, resolvePath } from './paths';
import { fieldName, JsonProblems, type Problems } from './problems';
import { isObject, type Sources } from './sources';
import { checkWindow } from './window-config';

type Components = Record<string, string>;

const ELSEWHERE = /^(plugin|plugin-private|ext|dynamicLib):\/\//;

/**
 * Configuration of all pages and of all components in use, by path. Component paths become absolute ('/components/a/a'); styleIsolation is
 * always set; global components stay in `app.usingComponents`.
 */
export class FileConfigs {
  readonly files: Record<string, FileConfig> = {};
  /** usingComponents of app.json with absolute paths */
  readonly global: Components;
  private readonly waiting: { path: string; page: boolean }[];
  private readonly alias: Record<string, string>;
  private readonly extended: string[];

  constructor(
    private readonly sources: Sources,
    private readonly packages: Packages,
    private readonly problems: Problems,
    app: AppConfig,
    pages: string[],
  ) {
    this.alias = app.resolveAlias ?? {};
    this.extended = extendedLibraries(app);
    this.waiting = pages.map((path) => ({ path, page: true }));
    this.global = this.readUsing('app.json', app as unknown as Record<string, unknown>);
    if (app.tabBar?.custom === true && this.checkComponent('app.json', ['tabBar', 'custom'], TAB_BAR))
      this.waiting.push({ path: TAB_BAR, page: false });
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.read(next.path, next.page);
  }

  private read(path: string, page: boolean): void {
    if (this.files[path]) return;
    const file = `${path}.json`;
    const json = this.sources.has(file) ? this.sources.json(file, this.problems) : {};
    if (!json) return;
    const report = new JsonProblems(file, this.problems);
    for (const field of Object.keys(json))
      if (!isKnownFileField(field)) report.warn(`无效的 ${file} ${fieldName([field])}`);
    checkWindow(json, [], report);
    const { usingComponents: _used, componentGenerics: _generics, ...rest } = json;
    this.files[path] = {
      ...(rest as FileConfig),
      // WeChat's compiler does not ask what is used as a component to declare it.
      ...(page ? {} : { component: true }),
      styleIsolation:
        typeof json.styleIsolation === 'string' ? json.styleIsolation : usualIsolation(json, page),
      usingComponents: this.readUsing(file, json),
      ...this.readGenerics(file, json.componentGenerics),
    };
  }

  private readUsing(file: string, json: Record<string, unknown>): Components {
    const report = new JsonProblems(file, this.problems);
    if (json.usingComponents === undefined) return {};
    if (!isObject(json.usingComponents)) {
      report.refuse(['usingComponents'], ' 字段需为 object');
      return {};
    }
    const placeholders = isObject(json.componentPlaceholder) ? json.componentPlaceholder : {};
    const used: Components = {};
    for (const [name, target] of Object.entries(json.usingComponents)) {
      const field = ['usingComponents', name];
      const path = this.use(file, field, target, placeholders[name] !== undefined);
      if (path !== null) used[name] = `/${path}`;
    }
    return used;
  }

  private readGenerics(file: string, value: unknown): Pick<FileConfig, 'componentGenerics'> {
    if (!isObject(value)) return {};
    const componentGenerics = Object.fromEntries(
      Object.entries(value).map(([name, generic]) => {
        if (!isObject(generic) || generic.default === undefined) return [name, generic];
        const path = this.use(file, ['componentGenerics', name, 'default'], generic.default, false);
        return [name, path === null ? true : { ...generic, default: `/${path}` }];
      }),
    );
    return { componentGenerics };
  }

  /** Resolves and reads a component; null if it is rejected. */
  private use(file: string, field: string[], target: unknown, placeholder: boolean): string | null {
    const report = new JsonProblems(file, this.problems);
    const refuse = (text: string): null => {
      report.refuse(field, text);
      return null;
    };
    if (typeof target !== 'string') return refuse(' 字段需为 string');
    if (ELSEWHERE.test(target) || this.isExtended(target)) {
      report.warn(`${fieldName(field)}: "${target}" 插件与扩展库不受支持`);
      return null;
    }
    const path = this.find(file, target);
    if (path === undefined) return refuse(`: "${target}" 未找到`);
    // A component of another package is allowed if a placeholder replaces it until that package is loaded.
    if (!this.packages.mayUse(file, path) && !placeholder)
      return refuse(`: "${target}" 不能引用其他分包的组件`);
    if (!this.checkComponent(file, field, path)) return null;
    this.waiting.push({ path, page: false });
    return path;
  }

  /** A component of WeChat's extended libraries: useExtendedLib. */
  private isExtended(target: string): boolean {
    const library = this.extended.find((name) => target.startsWith(`${name}/`));
    return library !== undefined && this.find('', target) === undefined;
  }

  /** The component at the path, or the index of that folder. */
  private find(file: string, given: string): string | undefined {
    const target = withAlias(given, this.alias);
    const near = resolvePath(file, target);
    const isThere = (path: string): boolean =>
      this.sources.has(`${path}.json`) || this.sources.has(`${path}.wxml`);
    const own = [near, `${near}/index`].find(isThere);
    if (own !== undefined) return own;
    if (/^[./]/.test(target)) return undefined;
    return foldersUp(file)
      .map((folder) => resolvePath('', `${folder}/miniprogram_npm/${target}`))
      .flatMap((base) => [base, `${base}/index`])
      .find((path) => this.sources.has(`${path}.json`));
  }

  private checkComponent(file: string, field: string[], path: string): boolean {
    const report = new JsonProblems(file, this.problems);
    const missing = ['.json', '.js', '.wxml'].filter((ending) => !this.sources.has(path + ending));
    for (const ending of missing)
      report.refuse([], `未找到 ${fieldName(field)} 对应的 ${path}${ending} 文件`);
    if (missing.length > 0) return false;
    return this.sources.json(`${path}.json`, this.problems) !== null;
  }
}

const LIBRARIES: Record<string, string> = { weui: 'weui-miniprogram', kbone: 'miniprogram-element' };

function extendedLibraries({ useExtendedLib = {} }: AppConfig): string[] {
  return Object.entries(useExtendedLib).flatMap(([name, used]) => (used ? [LIBRARIES[name] ?? name] : []));
}

/** Pages share their styles, also those made by Component(). */
function usualIsolation(json: Record<string, unknown>, page: boolean): string {
  if (page) return 'shared';
  return json.addGlobalClass === true ? 'apply-shared' : 'isolated';
}
