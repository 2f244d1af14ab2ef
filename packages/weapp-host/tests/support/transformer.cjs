'use strict';

/** TypeScript for jest, compiled by the host's bundler. */
const { transformSync, version } = require('esbuild');
const { createHash } = require('node:crypto');

const OPTIONS = { loader: 'ts', format: 'cjs', target: 'node20', sourcemap: 'inline', sourcesContent: false };

module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update([version, JSON.stringify(OPTIONS), file, source].join('\n'))
      .digest('hex'),
  process: (source, file) => transformSync(source, { ...OPTIONS, sourcefile: file }),
};
