/** What a screen is made of: from the export of a file to every declaration that it leads to. */
import { fromSource, inSource, moduleOf, twinOf, type Declaration, type Module, type Place } from './source';

export interface Reach {
  /** Of objects that calls files export: `name` in `lessonsCalls.name`. */
  readonly calls: ReadonlySet<string>;
  /** Properties that are read anywhere in it. */
  readonly fields: ReadonlySet<string>;
}

/** Where calls are written down, not made. */
const isCallsFile = (file: string): boolean => /^contract\/[^/]+\/calls\.ts$/.test(fromSource(file));

export function reachOf(entry: Place): Reach {
  const calls = new Set<string>();
  const fields = new Set<string>();
  const seen = new Set<string | Declaration>();
  const waiting: Place[] = [];

  /** In the mini program, too, where it has a file of its own. */
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
    for (const file of declaration.later) go({ file, name: '*' });
  }

  go(entry);
  for (let next = waiting.pop(); next; next = waiting.pop()) enter(next);
  return { calls, fields };
}

const declarationsOf = ({ declarations }: Module, name: string): readonly Declaration[] =>
  declarations.filter(({ names }) => names.includes(name));

/** The default export of the folder of a page. */
export const pageReach = (page: string): Reach =>
  reachOf({ file: inSource(`pages/${page}/index.tsx`), name: 'default' });
