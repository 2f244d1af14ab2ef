import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** For machines without a browser: the headless shell of @sparticuz/chromium, with libraries missing on a minimal Linux. */
export async function packagedBrowser(): Promise<string> {
  const folder = path.join(tmpdir(), 'weapp-host-browser');
  const fonts = path.join(folder, 'fonts');
  mkdirSync(fonts, { recursive: true });
  // The package unpacks its libraries only if it detects a serverless environment.
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executable = await chromium.executablePath();
  const dirs = [fonts, '/usr/share/fonts', '/usr/local/share/fonts']
    .map((dir) => `<dir>${dir}</dir>`)
    .join('');
  const caches = `<cachedir>${path.join(fonts, 'cache')}</cachedir>`;
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}${caches}</fontconfig>`,
  );
  return executable;
}
