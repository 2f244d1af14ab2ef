import { TmplGroup } from 'glass-easel-template-compiler';
import { markupProblem } from './markup';
import type { Packages } from './packages';
import { placeIn, resolvePath } from './paths';
import type { Problems } from './problems';
import { requiresIn, tokensOf } from './script-tokens';
import { isObject, type Sources } from './sources';
import { isBuiltIn, tagsIn } from './tags';
import { readIssues, refusalOf, type TemplateIssue } from './template-issues';
import { convertWxs, WXS_RUNTIME } from './wxs';

const RESERVED_TAG = /<(wx-[\w-]*)|<!--[\s\S]*?-->/g;

/**
 * Compiles the WXML of pages and components with all imports, and returns a JavaScript expression: a map from path to generator. For a
 * component: `{ groupList: map, content: map[path], fallbackListenerOnNativeNode: true }`; the last makes `bindtap` without a colon a
 * listener on built-in components.
 */
export function buildTemplates(
  paths: string[],
  sources: Sources,
  packages: Packages,
  problems: Problems,
): string {
  const group = new TmplGroup();
  try {
    group.setExtraRuntimeScript(WXS_RUNTIME);
    const builder = new TemplateBuilder(group, new Set(paths), sources, packages, problems);
    for (const path of paths) builder.addTemplate(path);
    return group.getTmplGenObjectGroups();
  } finally {
    group.free();
  }
}

class TemplateBuilder {
  private readonly templates = new Set<string>();
  private readonly scripts = new Set<string>();

  constructor(
    private readonly group: TmplGroup,
    /** of pages and components; other templates are imported */
    private readonly owners: ReadonlySet<string>,
    private readonly sources: Sources,
    private readonly packages: Packages,
    private readonly problems: Problems,
  ) {}

  addTemplate(path: string): void {
    const file = `${path}.wxml`;
    if (this.templates.has(path) || !this.sources.has(file)) return;
    this.templates.add(path);
    const text = this.sources.text(file);
    const isTaken = this.report(file, text, readIssues(this.group.addTmpl(path, text)));
    this.checkTags(file, text);
    if (isTaken) this.checkMarkup(file, text);
    this.checkDeclared(path, text);
    for (const name of this.group.getInlineScriptModuleNames(path) as string[])
      this.convertInline(path, name);
    for (const target of this.group.getScriptDependencies(path) as string[]) this.addScript(target, file);
    for (const target of this.group.getDirectDependencies(path) as string[])
      if (this.mayImport(file, target)) this.addTemplate(target);
  }

  /** false: there was an error */
  private report(file: string, text: string, issues: TemplateIssue[]): boolean {
    let isTaken = true;
    for (const issue of issues) {
      const line = text.split('\n')[issue.startLine] ?? '';
      const near = line.slice(issue.startColumn).trimStart().slice(0, 20);
      const refusal = refusalOf(issue, near);
      const place = `./${file}:${issue.startLine + 1}:${issue.startColumn + 1}`;
      if (refusal !== null) {
        this.problems.refuse(`[ WXML 文件编译错误] ${place}: ${refusal}`);
        isTaken = false;
      } else if (issue.level === 'Warn' || issue.isError)
        this.problems.warn(`${place}: ${issue.message}, near \`${near}\``);
    }
    return isTaken;
  }

  /** Internal tags of WeChat's view layer are not allowed. */
  private checkTags(file: string, text: string): void {
    for (const match of text.matchAll(RESERVED_TAG)) {
      if (match[1] === undefined) continue;
      const { line, column } = placeIn(text, match.index);
      const near = text.slice(match.index + 1, match.index + 8);
      this.problems.refuse(
        `[ WXML 文件编译错误] ./${file}:${line}:${column}: unexpected tag, near \`${near}...\``,
      );
    }
  }

  private checkMarkup(file: string, text: string): void {
    const problem = markupProblem(text);
    if (!problem) return;
    const { line, column } = placeIn(text, problem.index);
    this.problems.refuse(`[ WXML 文件编译错误] ./${file}:${line}:${column}: ${problem.message}`);
  }

  /** An unknown tag renders no component: warned of in the console. */
  private checkDeclared(path: string, text: string): void {
    const declared = this.declared(path);
    if (!declared) return;
    for (const tag of tagsIn(text))
      if (!isBuiltIn(tag) && !declared.has(tag))
        this.problems.warn(`./${path}.wxml: <${tag}> is not a component: it is missing in usingComponents`);
  }

  /** Tags declared by the JSON of a page or component and by app.json; null for imported files. */
  private declared(path: string): Set<string> | null {
    if (!this.owners.has(path)) return null;
    const names = [`${path}.json`, 'app.json'].flatMap((file) => {
      const json = this.sources.has(file) ? this.sources.json(file, this.problems) : null;
      return [json?.usingComponents, json?.componentGenerics].flatMap((given) =>
        isObject(given) ? Object.keys(given) : [],
      );
    });
    return new Set(names);
  }

  private convertInline(path: string, name: string): void {
    const source = this.group.getInlineScript(path, name);
    const converted = this.convert(`${path}.wxml`, source, ` (wxs ${name})`);
    if (converted !== null) this.group.setInlineScript(path, name, converted);
    this.addRequired(`${path}.wxml`, source);
  }

  private addScript(path: string, from: string): void {
    const file = path.endsWith('.wxs') ? path : `${path}.wxs`;
    if (!this.mayUse(from, file)) return;
    const name = file.slice(0, -'.wxs'.length);
    if (this.scripts.has(name)) return;
    this.scripts.add(name);
    const source = this.sources.text(file);
    this.group.addScript(name, this.convert(file, source, '') ?? '');
    this.addRequired(file, source);
  }

  private addRequired(file: string, source: string): void {
    for (const { target } of requiresIn(tokensOf(source))) this.addScript(resolvePath(file, target), file);
  }

  private convert(file: string, source: string, where: string): string | null {
    const converted = convertWxs(source);
    if ('code' in converted) return converted.code;
    const { line, column, message } = converted.problem;
    this.problems.refuse(`[ WXML 文件编译错误] ./${file}${where}:${line}:${column}: ${message}`);
    return null;
  }

  /** A missing template is no error: its definitions render nothing. */
  private mayImport(from: string, target: string): boolean {
    const file = `${target}.wxml`;
    if (this.sources.has(file)) return this.mayUse(from, file);
    this.problems.warn(`./${from}: path \`${file}\` not found from \`./${from}\``);
    return false;
  }

  private mayUse(from: string, file: string): boolean {
    if (!this.sources.has(file))
      this.problems.refuse(`[ WXML 文件编译错误] ./${from}: path \`${file}\` not found from \`./${from}\``);
    else if (!this.packages.mayUse(from, file))
      this.problems.refuse(`[ WXML 文件编译错误] ./${from}: 不能引用其他分包的文件 \`${file}\``);
    else return true;
    return false;
  }
}
