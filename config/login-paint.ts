import { createRequire } from 'node:module';
import type { Compilation } from 'webpack';
import { require as requireTypeScript } from 'tsx/cjs/api';
import { rendererOf } from './rendered-page';
import type * as LoginPaint from '../src/prerender/login-paint';
import type * as Layer from '../src/start/look/layer';

const LOGIN = { entry: 'src/prerender/login-paint.tsx', page: 'pages/account/login/index' };

/** The login page's first paint, rendered at build time, so that it does not depend on our backend. */
export async function loginTemplate(compilation: Compilation): Promise<string> {
  const { LOGIN_TEMPLATE } = requireTypeScript('../src/start/look/layer.ts', __filename) as typeof Layer;
  const { renderLogin } = run<typeof LoginPaint>(await rendererOf(compilation, LOGIN));
  const { html, css } = await renderLogin();
  return `<template id="${LOGIN_TEMPLATE}"><style>${css}</style>${html}</template>`;
}

/** Evaluates a CommonJS module from text. */
function run<T>(text: string): T {
  const module = { exports: {} };
  const wrapped = new Function('module', 'exports', 'require', text) as (
    ...parts: [object, object, NodeRequire]
  ) => void;
  wrapped(module, module.exports, createRequire(__filename));
  return module.exports as T;
}
