/**
 * Finds functions of the server that check a policy, by static analysis: follows the names that a function uses through the files of its
 * domain. Other domains are not followed; they check their own rows.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../..');
const DOMAINS = 'server/domains';
const OWNER = 'server/core/http/policy';
const OWNER_CHECKS: readonly string[] = ['assertOwner', 'assertNamedOwner'];

interface Source {
  readonly file: string;
  readonly text: string;
  /** Local names to their module. */
  readonly imports: ReadonlyMap<string, readonly [module: string, name: string]>;
  readonly declared: ReadonlyMap<string, ts.Node>;
  /** Entry points: handlers by call name, and film sources. */
  readonly entries: ReadonlyMap<string, ts.Node>;
}

const ENTRY = /^(HandlersOf|DomainHandlers|Handler|PlayableSource)\b/;

function entriesIn(declaration: ts.VariableDeclaration): (readonly [string, ts.Node])[] {
  const type = declaration.type?.getText() ?? '';
  const { initializer } = declaration;
  if (!ENTRY.test(type) || initializer === undefined) return [];
  const one = /^Handler<'(\w+)'>$/.exec(type)?.[1];
  if (one !== undefined) return [[one, initializer]];
  if (!ts.isObjectLiteralExpression(initializer)) return [];
  const of = type === 'PlayableSource' ? `${declaration.name.getText()}.` : '';
  return initializer.properties.flatMap((property) =>
    property.name === undefined ? [] : [[`${of}${property.name.getText()}`, property] as const],
  );
}

export function readSource(file: string, text: string): Source {
  const imports = new Map<string, readonly [string, string]>();
  const declared = new Map<string, ts.Node>();
  const entries = new Map<string, ts.Node>();
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
    if (ts.isImportDeclaration(statement)) {
      const module = join(dirname(file), (statement.moduleSpecifier as ts.StringLiteral).text);
      const bound = statement.importClause?.namedBindings;
      if (bound !== undefined && ts.isNamedImports(bound))
        for (const { isTypeOnly, name, propertyName } of bound.elements)
          if (!isTypeOnly) imports.set(name.text, [module, (propertyName ?? name).text]);
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        declared.set(declaration.name.getText(), declaration);
        for (const [name, node] of entriesIn(declaration)) entries.set(name, node);
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      declared.set(statement.name.text, statement);
    }
  }
  return { file, text, imports, declared, entries };
}

const domainOf = (path: string): string => path.slice(DOMAINS.length + 1).split('/')[0] ?? '';

/** Names used as values, excluding types and property names. */
function usedIn(node: ts.Node, found = new Set<string>()): ReadonlySet<string> {
  if (ts.isTypeNode(node)) return found;
  if (ts.isIdentifier(node)) found.add(node.text);
  if (ts.isBindingElement(node)) return node.initializer ? usedIn(node.initializer, found) : found;
  if (ts.isPropertyAccessExpression(node)) return usedIn(node.expression, found);
  if (ts.isPropertyAssignment(node)) return usedIn(node.initializer, found);
  ts.forEachChild(node, (child) => void usedIn(child, found));
  return found;
}

export class Asking {
  private readonly sources: ReadonlyMap<string, Source>;

  constructor(sources: readonly Source[]) {
    this.sources = new Map(sources.map((source) => [source.file, source]));
  }

  /** All entry points, and whether each checks a policy. */
  entries(): ReadonlyMap<string, boolean> {
    return new Map(
      [...this.sources.values()].flatMap((source) =>
        [...source.entries].map(([name, node]) => [name, this.asks(source, node, new Set())] as const),
      ),
    );
  }

  private asks(source: Source, node: ts.Node, seen: Set<ts.Node>): boolean {
    if (seen.has(node)) return false;
    seen.add(node);
    return [...usedIn(node)].some((name) => {
      const local = source.declared.get(name);
      if (local !== undefined) return this.asks(source, local, seen);
      const [module = '', original = ''] = source.imports.get(name) ?? [];
      if (module === OWNER) return OWNER_CHECKS.includes(original);
      if (!module.startsWith(DOMAINS)) return false;
      if (module.endsWith('/policies')) return true;
      const other = domainOf(module) === domainOf(source.file) ? this.sources.get(`${module}.ts`) : undefined;
      const there = other?.declared.get(original);
      return other !== undefined && there !== undefined && this.asks(other, there, seen);
    });
  }
}

export function readDomains(): Source[] {
  const files = readdirSync(join(ROOT, DOMAINS), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => join(DOMAINS, file))
    .filter((file) => file.endsWith('.ts') && existsSync(join(ROOT, file)))
    .map((file) => readSource(file, readFileSync(join(ROOT, file), 'utf8')));
}
