/**
 * WeChat DevTools for the mini program's tests: opened by its cli (WECHAT_DEVTOOLS_CLI), or by the tester, who sees what to click while
 * this waits for the socket (WECHAT_DEVTOOLS_WS).
 */
import automator from 'miniprogram-automator';
import { setTimeout as pause } from 'node:timers/promises';

/** The port that WeChat's automator takes by default. */
const PORT = 9420;
/** The first start of DevTools on a slow machine; the person who clicks. */
const LAUNCH_MS = 120_000;
const PERSON_MS = 15 * 60_000;
const STEP_MS = 1_000;

/** Which DevTools the suite is meant for, or null: the host. */
export function devToolsOf(asked, env) {
  if (env.WECHAT_DEVTOOLS_CLI) return { cliPath: env.WECHAT_DEVTOOLS_CLI };
  if (env.WECHAT_DEVTOOLS_WS) return { wsEndpoint: env.WECHAT_DEVTOOLS_WS };
  return asked ? { wsEndpoint: `ws://127.0.0.1:${PORT}` } : null;
}

/** What the tester does: DevTools opens an automation port for its own command line alone. */
export const whatToClick = (folder, wsEndpoint) => `
In WeChat DevTools:
  1. 设置 → 安全设置 → 服务端口: 开启
  2. 导入项目 → ${folder} (its AppID is 测试号; nothing to choose)
  3. 详情 → 本地设置 → 不校验合法域名…: ticked (the project says so; look if calls fail)
  4. in a second terminal, with the cli in DevTools' own folder
     (macOS: /Applications/wechatwebdevtools.app/Contents/MacOS/cli, Windows: cli.bat):
     cli auto --project ${folder} --auto-port ${new URL(wsEndpoint).port}
`;

/** Waits until a page is ready: the socket may open earlier. */
export async function whenOpen(
  wsEndpoint,
  { connect = (at) => automator.connect(at), patience = PERSON_MS, step = STEP_MS } = {},
) {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      const miniProgram = await connect({ wsEndpoint });
      try {
        await miniProgram.currentPage();
        return;
      } finally {
        miniProgram.disconnect();
      }
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`${wsEndpoint} did not open: ${error.message}`);
      await pause(step);
    }
  }
}

/** `run` is given the socket's address. A DevTools that the automator opened is closed again. */
export async function inDevTools({ cliPath, wsEndpoint }, folder, run) {
  if (!cliPath) {
    console.log(`${whatToClick(folder, wsEndpoint)}\nWaiting for ${wsEndpoint} …`);
    await whenOpen(wsEndpoint);
    return run(wsEndpoint);
  }
  console.log(`Opening ${folder} in WeChat DevTools (设置 → 安全设置 → 服务端口 must be on) …`);
  const miniProgram = await automator.launch({
    cliPath,
    projectPath: folder,
    port: PORT,
    timeout: LAUNCH_MS,
    // DevTools asks whether a folder that it has not seen may be trusted, and waits.
    trustProject: true,
  });
  try {
    return await run(`ws://127.0.0.1:${PORT}`);
  } finally {
    await miniProgram.close();
  }
}
