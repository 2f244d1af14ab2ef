import { chromium, type BrowserServer } from 'playwright-core';
import { browserArguments, findBrowser } from '../../node/browser';
import { packagedBrowser } from './packaged-browser';

declare global {
  // One browser for all test files; each host uses its own context.
  var __weappHostBrowser: BrowserServer | undefined;
}

export default async function setup(): Promise<void> {
  const executablePath = await anyBrowser();
  const server = await chromium.launchServer({ executablePath, args: browserArguments });
  globalThis.__weappHostBrowser = server;
  process.env.WEAPP_HOST_BROWSER = server.wsEndpoint();
}

async function anyBrowser(): Promise<string> {
  try {
    return findBrowser();
  } catch (none) {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw none;
    return packagedBrowser();
  }
}
