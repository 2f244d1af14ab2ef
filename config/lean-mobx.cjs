'use strict';

const { template, transformSync, types } = require('@babel/core');
const { buildSync } = require('esbuild');

/** All of it that the app and its binding for components ask for. */
const NAMES = [
  'Reaction',
  '_isComputingDerivation',
  'autorun',
  'computed',
  'configure',
  'createAtom',
  'reaction',
  'runInAction',
  'when',
];

/** What the rest keeps alive: names of a debugger's, and ways to compare that nobody asks for. */
const UNUSED_METHODS = ['observe_', 'toJSON', 'toString', 'trace', 'trace_', 'valueOf'];
const COMPARERS = ['structural', 'shallow', 'identity'];

const isMask = (node) =>
  types.isAssignmentExpression(node) &&
  types.isMemberExpression(node.left) &&
  node.left.property.name.endsWith('Mask_');

/** `(function (State) { … })(State || (State = {}))`, as TypeScript writes an enumeration. */
const isEnumeration = (node) => types.isCallExpression(node) && types.isFunctionExpression(node.callee);

const isUnusedMethod = ({ expression: node }) =>
  types.isAssignmentExpression(node) &&
  types.isMemberExpression(node.left) &&
  node.left.object.name === '_proto' &&
  UNUSED_METHODS.includes(node.left.property.name);

/** What is asked of it: `enforceActions: 'never'` (stores/create-app.ts). */
const withoutStrictActions = template(`
  globalState.enforceActions = false;
  globalState.allowStateChanges = true;
`);

/**
 * Decorators, collections and flows are put together by statements at the top of the file, so that no bundler may leave them
 * out; here nothing asks for them (services/observed.ts).
 */
const withoutUnused = {
  visitor: {
    Program(program) {
      for (const statement of program.get('body')) {
        if (statement.isIfStatement()) statement.remove();
        else if (statement.isExpressionStatement()) {
          const { expression } = statement.node;
          if (!isMask(expression) && !isEnumeration(expression)) statement.remove();
        }
      }
    },
    ExpressionStatement(statement) {
      if (isUnusedMethod(statement.node)) statement.remove();
    },
    FunctionDeclaration({ node }) {
      if (node.id.name === 'configure') node.body.body = withoutStrictActions();
      if (/^(decorate_|interceptHook$)/.test(node.id.name)) node.body.body = [];
    },
    VariableDeclarator({ node }) {
      if (node.id.name !== 'comparer') return;
      node.init.properties = node.init.properties.filter(({ key }) => !COMPARERS.includes(key.name));
    },
  },
};

/**
 * Webpack loader for MobX: a third of it, its private fields with short names, as its authors ship it whole. A name that is
 * imported beyond those above is undefined: lint says so.
 */
module.exports = function leanMobx(source) {
  const { code } = transformSync(source, { configFile: false, babelrc: false, plugins: [withoutUnused] });
  const { outputFiles } = buildSync({
    stdin: {
      contents: code.replace(/^export \{[^}]+\};$/m, `export { ${exportsOf(source)} };`),
      resolveDir: __dirname,
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2018',
    treeShaking: true,
    minifySyntax: true,
    mangleProps: /[^_]_$/,
    // Enumerations are written so.
    mangleQuoted: true,
  });
  return outputFiles[0].text;
};

/** `isComputingDerivation as _isComputingDerivation`, and so on, as the file itself exports them. */
function exportsOf(source) {
  const all =
    /^export \{([^}]+)\};$/m
      .exec(source)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const wanted = all.filter((name) => NAMES.includes(name.split(' ').at(-1)));
  if (wanted.length !== NAMES.length)
    throw new Error('MobX exports other names by now: config/lean-mobx.cjs');
  return wanted.join(', ');
}
