/** The code that makes up a screen: all declarations reachable from a file's export. */
import { fromSource, inSource, moduleOf, twinOf, type Declaration, type Module, type Place } from './source';

export interface Reach {
  /** Calls used: `name` in `lessonsCalls.name`. */
  readonly calls: ReadonlySet<string>;
  /** Names of properties read anywhere in it. */
  readonly fields: ReadonlySet<string>;
}

/** Files that define calls rather than make them. */
const isCallsFile = (file: string): boolean => /^contract\/[^/]+\/calls\.ts$/.test(fromSource(file));

export function reachOf(entry: Place): Reach {
  const calls = new Set<string>();
  const fields = new Set<string>();
  const seen = new Set<string | Declaration>();
  const waiting: Place[] = [];

  /** Includes the mini program's variant of a file. */
  const go = ({ file, name }: Place): void => {
    waiting.push({ file, name });
    const twin = twinOf(file);
    if (twin) waiting.push({ file: twin, name });
  };

  function enter({ file, name }: Place): void {
    const key = `${file} ${name}`;
    if (seen.has(key) || isCallsFile(file)) return;
    seen.add(key);
    const module = moduleOf(file);
    for (const done of module.done) go({ file: done, name: '*' });
    if (name === '*') return enterAll(module);
    const exported = module.exports.get(name);
    if (typeof exported === 'object') return go(exported);
    const own = exported ?? name;
    const imported = module.imports.get(own);
    if (imported) return go(imported);
    const found = declarationsOf(module, own);
    for (const declaration of found) take(module, declaration);
    if (found.length === 0) for (const other of module.passedOn) go({ file: other, name });
  }

  function enterAll(module: Module): void {
    for (const declaration of module.declarations) take(module, declaration);
    for (const exported of module.exports.values()) if (typeof exported === 'object') go(exported);
    for (const other of module.passedOn) go({ file: other, name: '*' });
  }

  function take(module: Module, declaration: Declaration): void {
    if (seen.has(declaration)) return;
    seen.add(declaration);
    for (const field of declaration.fields) fields.add(field);
    for (const [object, property] of declaration.pairs) {
      const imported = module.imports.get(object);
      if (imported && isCallsFile(imported.file)) calls.add(property);
    }
    for (const name of declaration.mentions) {
      const imported = module.imports.get(name);
      if (imported) go(imported);
      else for (const own of declarationsOf(module, name)) take(module, own);
    }
    for (const file of declaration.lazy) go({ file, name: '*' });
  }

  go(entry);
  for (let next = waiting.pop(); next; next = waiting.pop()) enter(next);
  return { calls, fields };
}

const declarationsOf = ({ declarations }: Module, name: string): readonly Declaration[] =>
  declarations.filter(({ names }) => names.includes(name));

/** The default export of a page's folder. */
export const pageReach = (page: string): Reach =>
  reachOf({ file: inSource(`pages/${page}/index.tsx`), name: 'default' });
