import { chromium, type BrowserServer } from 'playwright-core';
import { browserArguments, findBrowser } from '../../node/browser';

declare global {
  // One browser for all test files; each host takes a context of its own in it.
  var __weappHostBrowser: BrowserServer | undefined;
}

export default async function setup(): Promise<void> {
  const server = await chromium.launchServer({ executablePath: findBrowser(), args: browserArguments });
  globalThis.__weappHostBrowser = server;
  process.env.WEAPP_HOST_BROWSER = server.wsEndpoint();
}
