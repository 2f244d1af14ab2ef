'use strict';

const path = require('node:path');
const { firstPages } = require('./lean-entry.cjs');

const PAGES = path.resolve(__dirname, '..', 'src', 'contract', 'h5-pages.ts');

/**
 * Webpack loader for h5-stubs/later-pages.js: where each page's parts are is 3 KB (brotli) of numbers, which a start on home can do
 * without.
 */
module.exports = function laterPages() {
  const first = firstPages();
  const pages = Object.keys(require('tsx/cjs/api').require(PAGES, __filename).pageTitles());
  const later = pages.filter((page) => !first.includes(page));
  const lines = later.map((page) => `${JSON.stringify(page)}: () => import(${JSON.stringify(`@/${page}`)})`);
  return `export const pages = { ${lines.join(',\n')} };`;
};
