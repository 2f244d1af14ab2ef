'use strict';

/** A value as TypeScript: names of fields without quotes where they need none. */
const sourceOf = (value) => JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');

/** The first line of every file that is written. */
const writtenFrom = (sources) =>
  `// Written by scripts/generate.cjs from ${sources}: what is changed here is lost.\n`;

module.exports = { sourceOf, writtenFrom };
