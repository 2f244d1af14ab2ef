/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH; the headless shell inside the @sparticuz/chromium package, unpacked into .cache
 * together with libraries that a bare machine lacks; except on Linux, the system's browser. The shell opens a page in a tenth of a full
 * browser's time, and is the same on every machine.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './tools.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...SYSTEM_FILES,
  ];
  return candidates.find((file) => existsSync(file));
}

/** Without a font texts have no size, and the package's own font configuration only has folders of a cloud server. */
function listFonts(folder) {
  const dirs = [folder, '/usr/share/fonts', '/usr/local/share/fonts'];
  writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.map((dir) => `  <dir>${dir}</dir>`).join('\n')}
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
}

async function packagedBrowser() {
  const folder = inRoot('.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  // The package unpacks into TMPDIR, and its shared libraries only if it detects a cloud function's environment.
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executable = await chromium.executablePath();
  listFonts(path.join(folder, 'fonts'));
  return {
    CHROMIUM_PATH: executable,
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '',
    FONTCONFIG_PATH: process.env.FONTCONFIG_PATH ?? '',
  };
}

/** Environment variables for the browser tests to find their browser. */
export async function browserEnvironment() {
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH: process.env.CHROMIUM_PATH };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const system = systemBrowser();
  if (!system) throw new Error('No Chromium was found: set CHROMIUM_PATH to one');
  return { CHROMIUM_PATH: system };
}
