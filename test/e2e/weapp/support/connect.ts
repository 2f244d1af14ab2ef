import automator from 'miniprogram-automator';
import path from 'node:path';

export type MiniProgram = Awaited<ReturnType<typeof automator.connect>>;

/**
 * Connects to a running mini program (WEAPP_WS, set by `npm run test:weapp`, or WECHAT_DEVTOOLS_WS), or opens one in DevTools
 * (WECHAT_DEVTOOLS_CLI: path of its cli).
 */
export function connect(): Promise<MiniProgram> {
  const { WEAPP_WS, WECHAT_DEVTOOLS_WS, WECHAT_DEVTOOLS_CLI } = process.env;
  const wsEndpoint = WEAPP_WS ?? WECHAT_DEVTOOLS_WS;
  if (wsEndpoint) return automator.connect({ wsEndpoint });
  if (!WECHAT_DEVTOOLS_CLI)
    throw new Error(
      'Run `npm run test:weapp`, or say where the mini program is: WECHAT_DEVTOOLS_WS or _CLI.',
    );
  const projectPath = path.resolve(__dirname, '..', '..', '..', '..');
  return automator.launch({ cliPath: WECHAT_DEVTOOLS_CLI, projectPath });
}
