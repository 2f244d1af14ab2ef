/**
 * Finds which constants of src/contract other code reads. It uses the identifiers of parsed files, never text, so that neither comments nor
 * tables within the contract count as readers. A constant used in another constant of the contract is read wherever that one is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../../..');
const CONTRACT = 'src/contract/';
const LOADED_BY_NAME = /\.[cm]js$|^config\/routes\.ts$/;

/** A constant and, if it is an object of the contract, the names of its members. */
export interface Constant {
  readonly file: string;
  readonly name: string;
  readonly members: readonly string[];
}

interface Source {
  readonly parsed: ts.SourceFile;
  /** Maps local names to the contract constants that they refer to; `*` is a whole file. */
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>;
  readonly declared: ReadonlyMap<string, readonly ts.Node[]>;
  readonly handedOn: readonly { readonly file: string; readonly name: string; readonly as: string }[];
}

const isContract = (file: string): boolean => file.startsWith(CONTRACT);

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|[cm]js)$/.test(file))
    .map((file) => join(folder, file));

function contractFile(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : join(dirname(from), specifier);
  if (!isContract(`${path}/`)) return undefined;
  return [`${path}.ts`, `${path}/index.ts`].find((file) => existsSync(join(ROOT, file)));
}

const textOf = (node: ts.Node): string =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node) ? node.text : '';

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

/** The object literal inside `as const`, `satisfies` and the like. */
function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function read(file: string): Source {
  const parsed = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const imports = new Map<string, readonly [string, string]>();
  const declared = new Map<string, ts.Node[]>();
  const handedOn: { file: string; name: string; as: string }[] = [];
  const declare = (name: string, node: ts.Node) => declared.set(name, [...(declared.get(name) ?? []), node]);
  for (const statement of parsed.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = contractFile(file, textOf(statement.moduleSpecifier));
      const bound = statement.importClause?.namedBindings;
      if (from === undefined || bound === undefined) continue;
      if (ts.isNamespaceImport(bound)) imports.set(bound.name.text, [from, '*']);
      else
        for (const { name, propertyName } of bound.elements)
          imports.set(name.text, [from, textOf(propertyName ?? name)]);
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined) {
      const from = contractFile(file, textOf(statement.moduleSpecifier));
      const clause = statement.exportClause;
      if (from === undefined) continue;
      if (clause === undefined || ts.isNamespaceExport(clause))
        handedOn.push({ file: from, name: '*', as: '*' });
      else
        for (const { name, propertyName } of clause.elements)
          handedOn.push({ file: from, name: textOf(propertyName ?? name), as: textOf(name) });
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        for (const name of namesIn(one.name)) declare(name, one);
    } else if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      if (statement.name !== undefined) declare(statement.name.text, statement);
    } else if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name !== undefined) declare(statement.name.text, statement);
    }
  }
  return { parsed, imports, declared, handedOn };
}

/** Every source file that may use the contract. */
const sources = new Map(
  ['src', 'server', 'packages/console', 'packages/demo', 'config', 'scripts']
    .flatMap(filesOf)
    .filter((file) => !file.startsWith('packages/demo/test/'))
    .filter((file) => isContract(file) || readFileSync(join(ROOT, file), 'utf8').includes('contract'))
    .map((file) => [file, read(file)] as const),
);

export class Reach {
  private readonly reached = new Set<string>();
  private readonly waiting: (readonly [file: string, name: string])[] = [];
  /** In an object of the contract, a value under the key of an enumeration member counts as read once that member is read. */
  private readonly tied = new Map<string, (() => void)[]>();

  /** `isReader`: the files whose use counts. */
  constructor(isReader: (file: string) => boolean) {
    for (const [file, { parsed }] of sources)
      if (!isContract(file) && isReader(file)) {
        if (LOADED_BY_NAME.test(file)) this.followByName(parsed);
        else this.follow(file, parsed, '');
      }
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) this.open(...next);
  }

  has(file: string, name: string, member?: string): boolean {
    const whole = `${file}#${name}`;
    return member === undefined
      ? this.reached.has(whole)
      : this.reached.has(`${whole}.${member}`) || this.reached.has(`${whole}.*`);
  }

  /** Only if the member itself is named; use of the whole object does not count. */
  names(file: string, name: string, member: string): boolean {
    return this.reached.has(`${file}#${name}.${member}`);
  }

  private mark(file: string, name: string, member: string): void {
    if (!this.reached.has(`${file}#${name}`)) this.waiting.push([file, name]);
    this.reached.add(`${file}#${name}`);
    const key = `${file}#${name}.${member}`;
    this.reached.add(key);
    const ready = member === '*' ? this.tiedOf(`${file}#${name}.`) : this.tiedOf(key);
    ready.forEach((follow) => follow());
  }

  private tiedOf(start: string): (() => void)[] {
    const keys = [...this.tied.keys()].filter((key) =>
      start.endsWith('.') ? key.startsWith(start) : key === start,
    );
    const found = keys.flatMap((key) => this.tied.get(key) ?? []);
    keys.forEach((key) => this.tied.delete(key));
    return found;
  }

  private open(file: string, name: string): void {
    const source = sources.get(file);
    if (source === undefined || !isContract(file)) return;
    const names = name === '*' ? [...source.declared.keys()] : [name];
    for (const one of names) for (const node of source.declared.get(one) ?? []) this.follow(file, node, one);
    for (const on of source.handedOn)
      if (name === '*' || on.as === '*' || on.as === name)
        this.mark(on.file, on.name === '*' && name !== '*' ? name : on.name, '*');
  }

  /** `self`: the declaration being followed, which does not count as its own reader. */
  private follow(file: string, node: ts.Node, self: string): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) return this.found(file, node, self);
    if (ts.isPropertyAssignment(node)) {
      const { name, initializer } = node;
      const key = ts.isComputedPropertyName(name) ? this.memberOf(file, name.expression) : undefined;
      if (key !== undefined && isContract(file) && !this.isRead(key)) {
        const later = () => this.follow(file, initializer, self);
        this.tied.set(key, [...(this.tied.get(key) ?? []), later]);
        return;
      }
      if (ts.isComputedPropertyName(name)) this.follow(file, name.expression, self);
      return this.follow(file, initializer, self);
    }
    if (ts.isPropertyAccessExpression(node)) return this.follow(file, node.expression, self);
    ts.forEachChild(node, (child) => this.follow(file, child, self));
  }

  private isRead(key: string): boolean {
    return this.reached.has(key) || this.reached.has(key.replace(/\.[^.]*$/, '.*'));
  }

  private placeOf(file: string, name: string): readonly [string, string] | undefined {
    const source = sources.get(file);
    return source?.imports.get(name) ?? (source?.declared.has(name) ? [file, name] : undefined);
  }

  /** `Scene.login` as the key of this member; undefined for other expressions. */
  private memberOf(file: string, node: ts.Expression): string | undefined {
    if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
    const place = this.placeOf(file, node.expression.text);
    return place && `${place[0]}#${place[1]}.${node.name.text}`;
  }

  private found(file: string, node: ts.Identifier, self: string): void {
    const place = this.placeOf(file, node.text);
    if (place === undefined || (place[0] === file && place[1] === self)) return;
    const member = membersAfter(node);
    // With `import * as values` the members are the constants themselves.
    if (place[1] === '*' && member !== '*') return this.mark(place[0], member, '*');
    // A type names possible values without reading any.
    this.mark(place[0], place[1], isInType(node) ? 'type' : member);
  }

  /** Build files load the contract at run time, so their constants are matched by name. */
  private followByName(parsed: ts.SourceFile): void {
    const names = new Set<string>();
    const gather = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.add(node.text);
      ts.forEachChild(node, gather);
    };
    gather(parsed);
    for (const [file, { declared }] of sources)
      if (isContract(file))
        for (const name of declared.keys()) if (names.has(name)) this.mark(file, name, '*');
  }
}

/**
 * `sendCode` for `calls.sendCode`, `sendCode.path` for `calls.sendCode.path`: reading a field does not count as use of the whole member.
 */
function membersAfter(node: ts.Node): string {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) return '*';
  const more = membersAfter(parent);
  return more === '*' ? parent.name.text : `${parent.name.text}.${more}`;
}

function isInType(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isTypeNode(at) || ts.isTypeAliasDeclaration(at) || ts.isInterfaceDeclaration(at)) return true;
    if (ts.isExpression(at) || ts.isStatement(at)) return false;
  }
  return false;
}

const isExported = (node: ts.VariableStatement | ts.FunctionDeclaration): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

function constantsOf(file: string, statement: ts.Statement): Constant[] {
  if (ts.isFunctionDeclaration(statement) && isExported(statement))
    return [{ file, name: statement.name?.text ?? '', members: [] }];
  if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
  return statement.declarationList.declarations.map(({ name, initializer }) => ({
    file,
    name: textOf(name as ts.Node),
    members: (objectOf(initializer)?.properties ?? []).flatMap(({ name: member }) =>
      member === undefined || ts.isComputedPropertyName(member) ? [] : [textOf(member)],
    ),
  }));
}

export const constants = (): Constant[] =>
  [...sources].flatMap(([file, { parsed }]) =>
    isContract(file) ? parsed.statements.flatMap((statement) => constantsOf(file, statement)) : [],
  );

/** The call tables of all domains. */
export const callTables = (): Constant[] =>
  constants().filter(({ file, name }) => /\/(later-)?calls\.ts$/.test(file) && name.endsWith('Calls'));
