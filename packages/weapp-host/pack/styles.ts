import postcss, {
  CssSyntaxError,
  type AtRule,
  type ChildNode,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import { styleScopeOf } from '../protocol/style-scope';
import type { Packages } from './packages';
import { placeIn, resolvePath } from './paths';
import type { Problems } from './problems';
import { convertSelector, type SelectorOptions } from './selectors';
import { hasStraySemicolon, unexpectedInAtRule, unexpectedInDeclaration } from './sheet-checks';
import { parseSheet } from './sheet-parser';
import type { Sources } from './sources';
import { convertValue, localUrls } from './style-values';

const IMPORT = /^(?:"([^"]*)"|'([^']*)')$/;
const HOLDS_RULES = new Set(['media', 'supports']);
const ILLEGAL_SELECTORS =
  'Some selectors are not allowed in component wxss, including tag name selectors, ID selectors, and attribute selectors.';

export interface StyleOwner {
  path: string;
  component: boolean;
  styleIsolation: string;
}

/** Values of styleIsolation without class prefixes: classes are visible to all pages and components that share them. */
const isShared = (isolation: string): boolean => isolation === 'shared' || isolation === 'page-shared';

/** Converts WXSS of the app, a page or a component to CSS, with its imports inlined. */
export class Styles {
  constructor(
    private readonly sources: Sources,
    private readonly packages: Packages,
    private readonly problems: Problems,
  ) {}

  /** undefined if there is no style sheet */
  build(owner: StyleOwner): string | undefined {
    const file = `${owner.path}.wxss`;
    if (!this.sources.has(file)) return undefined;
    const scope = isShared(owner.styleIsolation) ? '' : styleScopeOf(owner.path);
    const nodes = this.convertFile(file, { scope, owner: owner.path }, owner.component, []);
    return postcss.root({ nodes }).toString();
  }

  private convertFile(
    file: string,
    options: SelectorOptions,
    component: boolean,
    chain: string[],
  ): ChildNode[] {
    const source = this.sources.styles(file, this.problems);
    if (source === null) return [];
    try {
      const root = parseSheet(source);
      const converter = new SheetConverter(file, source, options, component, this.problems);
      const nodes: ChildNode[] = [];
      converter.checkSemicolons(root);
      for (const node of root.nodes)
        if (node.type === 'atrule' && node.name === 'import')
          nodes.push(...this.convertImport(node, file, options, component, [...chain, file]));
        else if (converter.convert(node)) nodes.push(node);
      return nodes;
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      this.problems.refuse(
        `[ WXSS 文件编译错误] ./${file}(${error.line ?? 1}:${error.column ?? 1}): ${error.reason}`,
      );
      return [];
    }
  }

  private convertImport(
    rule: AtRule,
    file: string,
    options: SelectorOptions,
    component: boolean,
    chain: string[],
  ): ChildNode[] {
    const [, double, single] = IMPORT.exec(rule.params) ?? [];
    const reference = double ?? single;
    if (reference === undefined) {
      const { line, column } = placeIn(rule.source?.input.css ?? '', rule.source?.start?.offset ?? 0);
      this.problems.refuse(
        `[ WXSS 文件编译错误] ./${file}(${line}:${column}): error at token \`${rule.params}\``,
      );
      return [];
    }
    const named = resolvePath(file, reference);
    const target = this.sources.has(`${named}.wxss`) ? `${named}.wxss` : named;
    if (!target.endsWith('.wxss') || !this.sources.has(target)) {
      this.problems.refuse(`[ WXSS 文件编译错误] path \`${reference}\` not found from \`./${file}\`.`);
      return [];
    }
    if (!this.packages.mayUse(file, target)) {
      this.problems.refuse(`[ WXSS 文件编译错误] ./${file}: 不能引用其他分包的文件 \`${target}\``);
      return [];
    }
    if (chain.includes(target)) {
      this.problems.refuse(`[ WXSS 文件编译错误] ./${file}: a file can not import itself: \`${reference}\``);
      return [];
    }
    return this.convertFile(target, options, component, chain);
  }
}

/** Converts the nodes of one file in place. */
class SheetConverter {
  constructor(
    private readonly file: string,
    private readonly source: string,
    private readonly options: SelectorOptions,
    private readonly component: boolean,
    private readonly problems: Problems,
  ) {}

  /** false: the node must be removed */
  convert(node: ChildNode): boolean {
    if (node.type === 'rule') this.convertRule(node);
    else if (node.type === 'atrule') return this.convertAtRule(node);
    else if (node.type === 'decl') this.refuse(node, 0, `unexpected token \`${node.prop}\``);
    else return false;
    return true;
  }

  checkSemicolons(root: Root): void {
    if (hasStraySemicolon(root))
      this.problems.refuse(`[ WXSS 文件编译错误] ./${this.file}: unexpected token \`;\``);
    root.walk((node) => {
      if (hasStraySemicolon(node)) this.refuse(node, 0, 'unexpected token `;`');
    });
  }

  private convertAtRule(node: AtRule): boolean {
    const name = node.name.toLowerCase();
    if (name === 'charset') return false;
    const unexpected =
      node.name === '' || !(node.nodes ?? HOLDS_RULES.has(name)) ? `@${node.name}` : unexpectedInAtRule(node);
    if (unexpected !== null) this.refuse(node, 0, `unexpected token \`${unexpected}\``);
    if (HOLDS_RULES.has(name)) node.nodes = (node.nodes ?? []).filter((child) => this.convert(child));
    else node.walkDecls((found) => this.convertDeclaration(found));
    return true;
  }

  private convertRule(rule: Rule): void {
    const written = rule.raws.selector?.raw ?? rule.selector;
    const { selector, refused, illegalIndex } = convertSelector(written, this.options);
    if (refused) return this.refuse(rule, refused.index, `unexpected token \`${refused.token}\``);
    if (illegalIndex >= 0 && this.component) {
      const { line, column } = this.place(rule, illegalIndex);
      this.problems.warn(`${ILLEGAL_SELECTORS}(./${this.file}:${line}:${column})`);
    }
    delete rule.raws.selector;
    rule.selector = selector;
    for (const child of rule.nodes)
      if (child.type === 'decl') this.convertDeclaration(child);
      else if (child.type === 'rule') this.refuse(child, 0, `unexpected token \`${child.selector}\``);
      else if (child.type === 'atrule') this.refuse(child, 0, `unexpected token \`@${child.name}\``);
  }

  private convertDeclaration(declaration: Declaration): void {
    const unexpected = unexpectedInDeclaration(declaration);
    if (unexpected !== null) this.refuse(declaration, 0, `unexpected token \`${unexpected}\``);
    for (const address of localUrls(declaration.value)) {
      const { line, column } = this.place(declaration, 0);
      this.problems.refuse(
        `${this.file} 中的本地资源图片无法通过 WXSS 获取，可以使用网络图片，或者 base64，或者使用<image/>标签。(${line}:${column} ${address.slice(0, 80)})`,
      );
    }
    delete declaration.raws.value;
    declaration.value = convertValue(declaration.value);
  }

  private refuse(node: ChildNode, offset: number, text: string): void {
    const { line, column } = this.place(node, offset);
    this.problems.refuse(`[ WXSS 文件编译错误] ./${this.file}(${line}:${column}): ${text}`);
  }

  private place(node: ChildNode, offset: number): { line: number; column: number } {
    return placeIn(this.source, (node.source?.start?.offset ?? 0) + offset);
  }
}
