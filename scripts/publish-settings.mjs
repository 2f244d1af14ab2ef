/** What `npm run publish:weapp` reads from its environment, and what it refuses. Must not need node_modules. */
import { existsSync, readFileSync } from 'node:fs';
import publishable from '../config/publishable.cjs';

const APP_ID = /^wx[0-9a-f]{16}$/;
const PRIVATE_KEY = /-----BEGIN (RSA )?PRIVATE KEY-----/;

/** The key's text, also where the variable is the path of its file; in one line its line ends are written `\n`. */
function keyOf(value) {
  const text = value.replaceAll('\\n', '\n');
  return PRIVATE_KEY.test(text) || !existsSync(value) ? text : readFileSync(value, 'utf8');
}

/** `problems`: one sentence for each variable that an upload lacks or cannot use. */
export function publishSettings(env, { version, description }) {
  const given = (name) => env[name]?.trim() ?? '';
  const key = keyOf(given('WECHAT_UPLOAD_KEY'));
  const appId = given('WECHAT_MINI_APP_ID');
  const problems = [];
  if (!PRIVATE_KEY.test(key))
    problems.push('WECHAT_UPLOAD_KEY is the upload key of your mini program, or the path of its file');
  if (!APP_ID.test(appId))
    problems.push('WECHAT_MINI_APP_ID is the appid of your mini program: wx and 16 digits or letters a to f');
  problems.push(...publishable.obstacles(env));
  if (!['', 'production'].includes(given('TARO_APP_ENVIRONMENT')))
    problems.push('TARO_APP_ENVIRONMENT is production for an upload');
  return {
    problems,
    key,
    appId,
    version: given('WECHAT_UPLOAD_VERSION') || version,
    description: given('WECHAT_UPLOAD_DESCRIPTION') || description,
  };
}
