'use strict';

const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** What jest itself puts into a test, and what it must compile first. */
const OF_ITS_OWN = /node_modules[\\/](@?jest|expect|jsencrypt|@noble|@tarojs)/;

/** The file of a package that Node can load by itself; undefined: none, or not for us. */
function fileOf(name, from) {
  if (/^(\.|\/|node:)/.test(name) || from.includes('node_modules')) return undefined;
  try {
    const file = require.resolve(name, { paths: [path.dirname(from)] });
    return file.includes('node_modules') && !OF_ITS_OWN.test(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Jest loads everything anew for each test file. What is ours must be, since it may keep a state; the packages of the backend
 * (its web server, its database's client, its log) keep none, and cost most of a file's time: a worker loads them once.
 */
module.exports = class SharedPackages extends Runtime {
  mocked = new Set();

  setMock(from, name, ...more) {
    this.mocked.add(name);
    super.setMock(from, name, ...more);
  }

  requireModuleOrMock(from, name) {
    const file = this.mocked.has(name) ? undefined : fileOf(name, from);
    return file === undefined ? super.requireModuleOrMock(from, name) : require(file);
  }
};
