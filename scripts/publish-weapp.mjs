/**
 * `npm run publish:weapp`: builds the mini program for production and uploads it. `-- --dry-run` builds it with TARO_APP_ENVIRONMENT=test
 * unless given, and compiles it with WeChat's compiler on this machine: no account, no key, no network.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { publishSettings } from './publish-settings.mjs';
import { build, ensureInstalled, inRoot, run } from './tools.mjs';

const FOLDER = inRoot('deploy', 'weapp');
const isDryRun = process.argv.includes('--dry-run');

/** Of a mini program whose account is not asked: only an account of WeChat's knows other limits. */
const localProject = (ci, options) =>
  new (class extends ci.Project {
    attr() {
      return Promise.resolve(ci.DefaultProjectAttr);
    }
  })(options);

async function compiler() {
  if (!existsSync(inRoot('deploy', 'weapp', 'node_modules', '.package-lock.json'))) {
    console.log('Installing WeChat’s compiler (280 MB) …');
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: FOLDER });
    if (code !== 0) throw new Error('npm ci in deploy/weapp failed');
  }
  return createRequire(inRoot('deploy', 'weapp', 'package.json'))('miniprogram-ci');
}

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const LIMIT = 2 * 1024 * 1024;

/** Prints the sizes as WeChat counts them: compiled, by package. Returns whether each is within its limit. */
function printCompiled(files) {
  const roots = (JSON.parse(String(files['app.json'])).subPackages ?? []).map(({ root }) => root);
  const sizes = new Map(['main', ...roots].map((name) => [name, 0]));
  for (const [name, content] of Object.entries(files)) {
    const owner = roots.find((root) => name.startsWith(`${root.replace(/\/$/, '')}/`)) ?? 'main';
    sizes.set(owner, sizes.get(owner) + Buffer.byteLength(content));
  }
  console.log(`${Object.keys(files).length} files`);
  for (const [name, size] of sizes) console.log(`${size <= LIMIT ? 'ok  ' : 'OVER'} ${name}: ${kb(size)}`);
  return [...sizes.values()].every((size) => size <= LIMIT);
}

async function publish() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const settings = publishSettings(process.env, { version, description: `版本 ${version}` });
  if (!isDryRun && settings.problems.length > 0) throw new Error(settings.problems.join('\n'));
  ensureInstalled();
  const env = isDryRun ? { TARO_APP_ENVIRONMENT: process.env.TARO_APP_ENVIRONMENT || 'test' } : {};
  console.log('Building the mini program …');
  if ((await build('weapp', env)) !== 0) throw new Error('The build failed');
  const ci = await compiler();
  const options = {
    appid: isDryRun ? 'touristappid' : settings.appId,
    type: 'miniProgram',
    projectPath: inRoot(),
    privateKey: isDryRun ? 'none' : settings.key,
    ignores: ['**/node_modules/**/*'],
  };
  const job = { version: settings.version, desc: settings.description, setting: { useProjectConfig: true } };
  if (isDryRun) {
    for (const problem of settings.problems) console.log(`An upload would lack: ${problem}`);
    const files = await ci.getCompiledResult({ ...job, project: localProject(ci, options) });
    return printCompiled(files);
  }
  const { subPackageInfo = [] } = await ci.upload({ ...job, project: new ci.Project(options) });
  for (const { name, size } of subPackageInfo) console.log(`${name}: ${kb(size)}`);
  console.log(`Uploaded ${settings.version}`);
  return true;
}

const isDone = await publish().catch((error) => console.error(error.message));
// The compiler keeps asking for its list of file types where there is no network.
process.exit(isDone ? 0 : 1);
