'use strict';

/** A value as TypeScript, with property names unquoted where possible. */
const sourceOf = (value) => JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');

/** The first line of every generated file. */
const writtenFrom = (sources) =>
  `// Written by scripts/generate.cjs from ${sources}: what is changed here is lost.\n`;

module.exports = { sourceOf, writtenFrom };
