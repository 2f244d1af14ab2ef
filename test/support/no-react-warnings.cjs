'use strict';

/** React's warnings fail the test: unknown attributes, missing keys, updates after unmount. */
const print = console.error;
let warnings = [];

beforeEach(() => {
  warnings = [];
  console.error = (...args) => {
    if (String(args[0]).startsWith('Warning:')) warnings.push(args.join(' ').slice(0, 400));
    print(...args);
  };
});

afterEach(() => {
  console.error = print;
  if (warnings.length > 0) throw new Error(`React warned:\n${warnings.join('\n')}`);
});
