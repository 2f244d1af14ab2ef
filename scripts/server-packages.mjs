/**
 * The compiled server's part of node_modules: a package.json with the dependencies that it imports, and the matching part of
 * package-lock.json. `npm ci` there installs the tested versions, without the packages that only build the app.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { inRoot } from './tools.mjs';

/** 'drizzle-orm/pg-core' → 'drizzle-orm'. */
export function packageOf(importPath) {
  return importPath.split('/', importPath.startsWith('@') ? 2 : 1).join('/');
}

const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** Where the package at `from` finds `name`, by Node's resolution: the nearest node_modules upward. */
function placeOf(lock, from, name) {
  for (let folder = from; ;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[place] !== undefined) return place;
    if (folder === '') return null;
    const up = folder.lastIndexOf('/node_modules/');
    folder = up < 0 ? '' : folder.slice(0, up);
  }
}

/** Lock entries reachable from `names`. */
function reachable(lock, names) {
  const found = new Map();
  const visit = (from, name, isOptional) => {
    const place = placeOf(lock, from, name);
    if (place === null && isOptional) return;
    if (place === null) throw new Error(`package-lock.json has no ${name} for ${from || 'us'}`);
    if (found.has(place)) return;
    const { dev: _dev, devOptional: _devOptional, ...entry } = lock[place];
    found.set(place, entry);
    const optionalPeers = Object.keys(entry.peerDependenciesMeta ?? {});
    for (const next of Object.keys(entry.dependencies ?? {})) visit(place, next, false);
    for (const next of Object.keys(entry.optionalDependencies ?? {})) visit(place, next, true);
    for (const next of Object.keys(entry.peerDependencies ?? {}))
      if (!optionalPeers.includes(next)) visit(place, next, true);
  };
  for (const name of names) visit('', name, false);
  return found;
}

/** Writes both files into `folder`; returns how many packages they list. Throws for one that is not among our dependencies. */
export function writePackages(folder, names) {
  const { version, license, engines, dependencies, overrides } = readJson('package.json');
  const strangers = names.filter((name) => !(name in dependencies) && !builtinModules.includes(name));
  if (strangers.length > 0) throw new Error(`Not in "dependencies" of package.json: ${strangers.join(', ')}`);
  const needed = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  const { packages: lock, ...head } = readJson('package-lock.json');
  const found = reachable(lock, names);
  const kept = Object.entries(overrides).filter(([name]) => found.has(`node_modules/${name}`));
  // Without a name: jest warns about duplicate package names.
  const own = { version, private: true, license, engines, dependencies: needed };
  const write = (file, value) =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  write('package.json', { ...own, scripts: { start: 'node main.js' }, overrides: Object.fromEntries(kept) });
  write('package-lock.json', {
    ...head,
    name: 'server',
    packages: { '': own, ...Object.fromEntries(found) },
  });
  return found.size;
}
