import type { System } from './native-app/options';
import { setUserAgent, weChatUserAgent } from './native-app/surroundings';

/** A web view's call of the mini program around it. */
export interface MiniProgramCall {
  readonly name: string;
  readonly arg: unknown;
}

/** For testers: `window.__miniProgram`. Accepts every call without navigating. */
export interface SimulatedMiniProgram {
  readonly calls: readonly MiniProgramCall[];
}

type WeChatWindow = Window & {
  __wxjs_environment?: string;
  __miniProgram?: SimulatedMiniProgram;
  WeixinJSBridge?: {
    invoke(name: string, params: MiniProgramCall, callback: (answer: object) => void): void;
  };
};

/** WeChat's user agent; inside a mini program, also the bridge for its calls. */
export function startWeChat(page: WeChatWindow, system: System, isInMiniProgram: boolean): void {
  setUserAgent(page, weChatUserAgent(system, isInMiniProgram));
  if (!isInMiniProgram) return;
  const calls: MiniProgramCall[] = [];
  page.__wxjs_environment = 'miniprogram';
  page.__miniProgram = { calls };
  page.WeixinJSBridge = {
    invoke: (name, { name: method, arg }, callback) => {
      const isOurs = name === 'invokeMiniProgramAPI';
      if (isOurs) calls.push({ name: method, arg });
      page.setTimeout(() => callback({ errMsg: isOurs ? `${method}:ok` : `${name}:fail` }), 0);
    },
  };
}
