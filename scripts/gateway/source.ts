/**
 * A module of the app's source: its top-level declarations, and the identifiers in each. Types are ignored, since they do not exist at run
 * time.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** An export of a file; `*` means all. */
export interface Place {
  readonly file: string;
  readonly name: string;
}

export interface Declaration {
  readonly names: readonly string[];
  /** Identifiers in it: of this module, imported, or irrelevant. */
  readonly mentions: ReadonlySet<string>;
  /** `object.property`, if the object is an identifier. */
  readonly pairs: readonly (readonly [object: string, property: string])[];
  /** Names of properties read from any object. */
  readonly fields: ReadonlySet<string>;
  /** Files imported dynamically. */
  readonly lazy: readonly string[];
}

export interface Module {
  readonly declarations: readonly Declaration[];
  readonly imports: ReadonlyMap<string, Place>;
  /** Exports under another name than the declaration's, or re-exported from another file. */
  readonly exports: ReadonlyMap<string, string | Place>;
  /** Files whose exports are all re-exported. */
  readonly passedOn: readonly string[];
  /** Files imported for side effects. */
  readonly done: readonly string[];
}

const SRC = path.resolve(__dirname, '..', '..', 'src');

/** Base path for the app's files. */
export const inSource = (file: string): string => path.join(SRC, file);
export const fromSource = (file: string): string => path.relative(SRC, file).replaceAll('\\', '/');

const ENDS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** undefined for packages, styles and images. */
function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? inSource(specifier.slice(2))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(from), specifier)
      : undefined;
  return base && ENDS.map((end) => base + end).find(isFile);
}

/** The mini program's variant of a module, if any. */
export function twinOf(file: string): string | undefined {
  const twin = file.replace(/(\.tsx?)$/, '.weapp$1');
  return [twin, twin.replace(/tsx?$/, 'ts'), twin.replace(/tsx?$/, 'tsx')].find(isFile);
}

const modules = new Map<string, Module>();

export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const made = read(file);
  modules.set(file, made);
  return made;
}

function read(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const declarations: Declaration[] = [];
  const imports = new Map<string, Place>();
  const exports = new Map<string, string | Place>();
  const passedOn: string[] = [];
  const done: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, file, imports, done);
    else if (ts.isExportDeclaration(statement)) readExport(statement, file, exports, passedOn);
    else if (ts.isExportAssignment(statement)) {
      declarations.push(declarationOf(statement, ['default'], file));
    } else if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) {
      const names = namesOf(statement);
      const isDefault = modifiersOf(statement).includes(ts.SyntaxKind.DefaultKeyword);
      declarations.push(declarationOf(statement, isDefault ? [...names, 'default'] : names, file));
    }
  }
  return { declarations, imports, exports, passedOn, done };
}

const textOf = (node: ts.Expression): string => (node as ts.StringLiteral).text;

function readImport(
  { moduleSpecifier, importClause }: ts.ImportDeclaration,
  from: string,
  imports: Map<string, Place>,
  done: string[],
): void {
  const file = resolve(from, textOf(moduleSpecifier));
  if (file === undefined || importClause?.isTypeOnly) return;
  if (!importClause) return void done.push(file);
  if (importClause.name) imports.set(importClause.name.text, { file, name: 'default' });
  const { namedBindings } = importClause;
  if (!namedBindings) return;
  if (ts.isNamespaceImport(namedBindings))
    return void imports.set(namedBindings.name.text, { file, name: '*' });
  for (const { isTypeOnly, name, propertyName } of namedBindings.elements)
    if (!isTypeOnly) imports.set(name.text, { file, name: (propertyName ?? name).text });
}

function readExport(
  { moduleSpecifier, exportClause, isTypeOnly }: ts.ExportDeclaration,
  from: string,
  exports: Map<string, string | Place>,
  passedOn: string[],
): void {
  const file = moduleSpecifier && resolve(from, textOf(moduleSpecifier));
  if (isTypeOnly || (moduleSpecifier && file === undefined)) return;
  if (!exportClause) return void (file && passedOn.push(file));
  if (ts.isNamespaceExport(exportClause))
    return void (file && exports.set(exportClause.name.text, { file, name: '*' }));
  for (const { isTypeOnly: isType, name, propertyName } of exportClause.elements) {
    const own = (propertyName ?? name).text;
    if (!isType) exports.set(name.text, file ? { file, name: own } : own);
  }
}

const modifiersOf = (node: ts.Node): ts.SyntaxKind[] =>
  (ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []).map(({ kind }) => kind);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as { readonly name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));

function declarationOf(statement: ts.Statement, names: readonly string[], from: string): Declaration {
  const mentions = new Set<string>();
  const pairs: (readonly [string, string])[] = [];
  const fields = new Set<string>();
  const lazy: string[] = [];

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) return void mentions.add(node.text);
    if (ts.isPropertyAccessExpression(node)) {
      fields.add(node.name.text);
      if (ts.isIdentifier(node.expression)) pairs.push([node.expression.text, node.name.text]);
      // A property's name is not a reference to the module's identifier.
      return visit(node.expression);
    }
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      fields.add(node.argumentExpression.text);
    if (ts.isObjectBindingPattern(node)) node.elements.forEach(noteBinding);
    if (isLazyImport(node)) {
      const file = resolve(from, textOf(node.arguments[0] as ts.Expression));
      if (file) lazy.push(file);
    }
    ts.forEachChild(node, visit);
  }
  function noteBinding({ name, propertyName }: ts.BindingElement): void {
    const field = propertyName ?? name;
    if (ts.isIdentifier(field) || ts.isStringLiteral(field)) fields.add(field.text);
  }

  visit(statement);
  return { names, mentions, pairs, fields, lazy };
}

const isLazyImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  node.expression.kind === ts.SyntaxKind.ImportKeyword &&
  node.arguments[0] !== undefined &&
  ts.isStringLiteral(node.arguments[0]);
