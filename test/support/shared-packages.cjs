'use strict';

const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

const inRoot = (...names) => path.join(__dirname, '..', '..', ...names);

/** What jest itself puts into a test, and what it must compile first. */
const OF_ITS_OWN = /node_modules[\\/](@?jest|expect|jsencrypt|@noble|@tarojs)/;

/** Made for a process that serves for months: what it keeps, it keeps for a database, an app or a file. */
const BACKEND = ['server', 'src/contract', 'packages/demo', 'test/server/support', 'test/support'].map(
  (folder) => inRoot(folder) + path.sep,
);
const DEMO_TESTS = inRoot('packages/demo/test') + path.sep;

const isOfBackend = (file) =>
  BACKEND.some((folder) => file.startsWith(folder)) && !file.startsWith(DEMO_TESTS);

/** Such a test changes or counts what is its own (a module, the timers, a global), which what the worker loads is not. */
const HAS_A_WORLD = /\bjest\.(mock|useFakeTimers)\(|\b(globalThis|require\.cache)\b/;

/** Of what the worker compiled: a stack names the lines of the file. */
const sourceMaps = new Map();

let isLoaded = false;

/** All domains at once: what one adds to another's hook is there in every test of the worker. */
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
 * Jest loads everything anew for each test file. A worker loads once what keeps no state of a test, and costs most of a
 * file's time: the packages of the backend (its web server, its database's client, its log) and the backend itself.
 */
module.exports = class SharedPackages extends Runtime {
  mocked = new Set();

  constructor(...given) {
    super(...given);
    const [, , resolver, transformer, , , testPath] = given;
    Object.assign(this, { resolver, transformer });
    // Of the files that run around all tests (the set-up of the database) nothing is known.
    this.sharesBackend = testPath && !HAS_A_WORLD.test(readFileSync(testPath, 'utf8'));
  }

  getSourceMaps() {
    return new Map([...sourceMaps, ...super.getSourceMaps()]);
  }

  setMock(from, name, ...more) {
    this.mocked.add(name);
    super.setMock(from, name, ...more);
  }

  /** The file of ours that the worker loads; undefined: the test does. */
  backendFile(from, name) {
    if (!this.sharesBackend || !/^\.\.?(\/|$)/.test(name) || from.includes('node_modules')) return undefined;
    const file = this.resolver.resolveModule(from, name);
    return isOfBackend(file) ? file : undefined;
  }

  /** The file of a package that Node can load by itself; undefined: none, or not for us. */
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
