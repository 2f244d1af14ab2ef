/** What keeps a mini program from being published; read by its build and by `npm run publish:weapp`, so it must not need node_modules. */
const fs = require('node:fs');
const path = require('node:path');

const DEMO_KEY = path.resolve(__dirname, '..', 'server', 'core', 'demo-keys', 'DEMO_ONLY_public.pem');

const isHttps = (address) => typeof address === 'string' && /^https:\/\/\w/.test(address);
const spaceless = (pem) => pem.replace(/\s/g, '');

/** An empty variable counts as unset. */
const given = (env, name) => env[name]?.trim() ?? '';

/** PEM of the login's public key; in a one-line environment file its line breaks are written as \n. Throws when the named file is missing. */
function publicKey(env) {
  const pem = given(env, 'TARO_APP_RSA_PUBLIC_KEY').replaceAll('\\n', '\n');
  return pem || fs.readFileSync(given(env, 'TARO_APP_RSA_PUBLIC_KEY_FILE') || DEMO_KEY, 'utf8');
}

const apiHosts = (env) => JSON.parse(given(env, 'TARO_APP_API_HOSTS') || '{}');

/** Undefined where there is none. */
function keyFault(env) {
  const file = given(env, 'TARO_APP_RSA_PUBLIC_KEY_FILE');
  if (file && !fs.existsSync(file)) return 'TARO_APP_RSA_PUBLIC_KEY_FILE names a file that is not there';
  // The private half of the demo's key is public.
  const isDemo = spaceless(publicKey(env)) === spaceless(fs.readFileSync(DEMO_KEY, 'utf8'));
  return isDemo
    ? 'TARO_APP_RSA_PUBLIC_KEY_FILE is the public key of your backend, not the demo’s'
    : undefined;
}

/** A sentence for each. WeChat takes https addresses only. */
function obstacles(env) {
  const found = [];
  if (!isHttps(given(env, 'TARO_APP_API_ORIGIN')))
    found.push('TARO_APP_API_ORIGIN is the https:// address of your backend');
  if (!Object.values(apiHosts(env)).every(isHttps))
    found.push('TARO_APP_API_HOSTS has an https:// address for each of its hosts');
  const h5 = given(env, 'TARO_APP_H5_ORIGIN');
  if (h5 && !isHttps(h5)) found.push('TARO_APP_H5_ORIGIN is the https:// address of your H5 app');
  return [...found, keyFault(env)].filter((fault) => fault !== undefined);
}

module.exports = { apiHosts, obstacles, publicKey };
