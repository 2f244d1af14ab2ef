import { chromium } from '/work/main/node_modules/playwright-core/index.mjs';
import http from 'node:http';
import { serveWebViews } from '/work/main/test/weapp-host/node/web-view-network.ts';
const web = http.createServer((q, r) => { console.log('req', q.url, q.headers['cache-control'] ?? ''); r.setHeader('content-type', 'text/html').setHeader('x-frame-options', 'DENY').end(`<title>${q.url}</title><a id=next href=/second>n</a>`); }).listen(0);
const own = http.createServer((q, r) => r.setHeader('content-type', 'text/html').end(`<iframe src="http://localhost:${web.address().port}/first"></iframe>`)).listen(0);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage();
const origin = `http://localhost:${own.address().port}`;
if (process.argv[2] === 'nocache') { const s = await p.context().newCDPSession(p); await s.send('Network.enable'); await s.send('Network.setCacheDisabled', { cacheDisabled: true }); }
await serveWebViews(p, origin);
const s2 = await p.context().newCDPSession(p);
await p.goto(origin); await p.waitForTimeout(800);
console.log(p.frames().map((f) => f.url()));
await p.frames()[1].evaluate('document.getElementById("next").click()').catch(() => 0); await p.waitForTimeout(800);
console.log(p.frames().map((f) => f.url()));
await p.frames()[1].evaluate('history.back()').catch((e) => console.log(String(e))); await p.waitForTimeout(1500);
console.log(p.frames().map((f) => f.url()));
await b.close(); web.close(); own.close(); process.exit(0);
