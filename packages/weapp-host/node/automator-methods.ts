import type { HostOptions } from '../protocol/options';
import type { AutomatorClient, AutomatorHandler } from './automator-socket';
import type { Evaluations } from './evaluations';

export interface AutomatorParts {
  options: HostOptions;
  evaluations: Evaluations;
  /** calls the logic worker */
  worker(method: string, params: Record<string, unknown>): Promise<unknown>;
  screenshot(): Promise<string>;
  stopAudits(): Promise<{ report: string; data: string }>;
  /** stops the mini program; the host stays */
  exit(): Promise<void>;
  /** stops the host after the response was sent */
  close(): void;
  /** counts a called method */
  called(method: string): void;
}

type Method = (params: Record<string, unknown>, client: AutomatorClient) => unknown;

/** Methods handled by Node. */
function nodeMethods(parts: AutomatorParts): Record<string, Method> {
  const { options } = parts;
  let ticket = '';
  return {
    'Tool.getInfo': () => ({ SDKVersion: options.device.SDKVersion, version: options.device.version }),
    'Tool.close': () => parts.close(),
    'Tool.getTestAccounts': () => ({
      accounts: [{ openid: `openid-${options.loginCode}`, nickName: options.userInfo.nickName }],
    }),
    'Tool.getTicket': () => ({ ticket }),
    'Tool.setTicket': (params) => {
      ticket = String(params.ticket ?? '');
    },
    'Tool.refreshTicket': () => undefined,
    'Tool.enableRemoteDebug': () => {
      throw new Error('Tool.enableRemoteDebug:fail not supported');
    },
    'Tool.stopAudits': () => parts.stopAudits(),
    'App.captureScreenshot': async () => ({ data: await parts.screenshot() }),
    'App.exit': () => parts.exit(),
    'App.enableLog': (_params, client) => {
      client.logs = true;
    },
  };
}

/** Functions arrive as text; the worker can only load them as scripts: `evaluation` is the path of such a module. */
const withEvaluation = (params: Record<string, unknown>, { evaluations }: AutomatorParts) =>
  typeof params.functionDeclaration === 'string'
    ? { ...params, evaluation: evaluations.add(params.functionDeclaration) }
    : params;

/** Handler of the automator: Node where possible, otherwise the logic worker. */
export function automatorHandler(parts: AutomatorParts): AutomatorHandler {
  const methods = nodeMethods(parts);
  return async (method, params, client) => {
    parts.called(method);
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (own) return own(params, client);
    if (!/^(App|Page|Element)\.|^Tool\.native$/.test(method)) throw new Error(`${method} unimplemented`);
    return parts.worker(method, withEvaluation(params, parts));
  };
}
