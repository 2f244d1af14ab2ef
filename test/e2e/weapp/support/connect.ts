import automator from 'miniprogram-automator';
import path from 'node:path';

export type MiniProgram = Awaited<ReturnType<typeof automator.connect>>;

/**
 * The mini program that runs already (WEAPP_WS, which `npm run test:weapp` sets, or WECHAT_DEVTOOLS_WS), or one that
 * DevTools opens (WECHAT_DEVTOOLS_CLI: the path of its cli).
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
