'use strict';

const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const inRoot = (...names) => path.join(__dirname, '..', '..', ...names);

/** Packages that jest provides in a test or must compile. */
const OF_ITS_OWN = /node_modules[\\/](@?jest|expect|jsencrypt|@noble|@tarojs)/;

/** Written for a long-running process: its state belongs to a database, an app or a file. */
const BACKEND = ['server', 'src/contract', 'packages/demo', 'test/server/support', 'test/support'].map(
  (folder) => inRoot(folder) + path.sep,
);
const DEMO_TESTS = inRoot('packages/demo/test') + path.sep;

const isOfBackend = (file) =>
  BACKEND.some((folder) => file.startsWith(folder)) && !file.startsWith(DEMO_TESTS);

/** Such a test changes global state (a module, timers, a global), which must not affect modules shared by the worker. */
const HAS_A_WORLD = /\bjest\.(mock|useFakeTimers)\(|\b(globalThis|require\.cache)\b/;

/** Of shared modules, for stack traces with original lines. */
const sourceMaps = new Map();

let isLoaded = false;

/** Loads all domains at once: their hooks are registered for every test of the worker. */
function loadBackend(transformer) {
  if (isLoaded) return;
  isLoaded = true;
  require.extensions['.ts'] = (module, file) => {
    const { code, sourceMapPath } = transformer.transform(file, {});
    if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
    module._compile(code, file);
  };
  require(inRoot('server/registry.ts'));
}

/**
 * Jest reloads all modules for each test file. This runtime loads once per worker what has no state of a test and takes most of a file's
 * time: the backend's packages (web server, database client, logger) and the backend itself.
 */
module.exports = class SharedPackages extends Runtime {
  mocked = new Set();

  constructor(...given) {
    super(...given);
    const [, , resolver, transformer, , , testPath] = given;
    Object.assign(this, { resolver, transformer });
    // Unknown for files that run around all tests (the database's set-up).
    this.sharesBackend = testPath && !HAS_A_WORLD.test(readFileSync(testPath, 'utf8'));
  }

  getSourceMaps() {
    return new Map([...sourceMaps, ...super.getSourceMaps()]);
  }

  setMock(from, name, ...more) {
    this.mocked.add(name);
    super.setMock(from, name, ...more);
  }

  /** Path of a backend module shared by the worker; undefined: loaded by the test. */
  backendFile(from, name) {
    if (!this.sharesBackend || !/^\.\.?(\/|$)/.test(name) || from.includes('node_modules')) return undefined;
    const file = this.resolver.resolveModule(from, name);
    return isOfBackend(file) ? file : undefined;
  }

  /** Path of a package that Node can load itself; undefined: none, or not shared. */
  packageFile(from, name) {
    if (/^(\.|\/|node:)/.test(name) || from.includes('node_modules') || this.mocked.has(name))
      return undefined;
    try {
      const file = require.resolve(name, { paths: [path.dirname(from)] });
      return file.includes('node_modules') && !OF_ITS_OWN.test(file) ? file : undefined;
    } catch {
      return undefined;
    }
  }

  requireModuleOrMock(from, name) {
    const ours = this.backendFile(from, name);
    if (ours !== undefined) loadBackend(this.transformer);
    const file = ours ?? this.packageFile(from, name);
    return file === undefined ? super.requireModuleOrMock(from, name) : require(file);
  }
};
