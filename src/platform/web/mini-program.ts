/**
 * Calls the mini program around a web view like wx.miniProgram of WeChat's JS-SDK. The SDK is not needed: WeChat injects the bridge into
 * every page of a web view.
 */
type Method = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack' | 'postMessage';

interface Answer {
  readonly errMsg?: string;
  readonly err_msg?: string;
}

interface WeixinBridge {
  invoke(
    name: 'invokeMiniProgramAPI',
    params: { readonly name: Method; readonly arg: object },
    callback: (answer?: Answer) => void,
  ): void;
}

type BridgedWindow = Window & { WeixinJSBridge?: WeixinBridge };

/** Whether the mini program did it, as far as WeChat reports. Waits for the bridge, which may appear after the page. */
export async function askMiniProgram(name: Method, arg: object): Promise<boolean> {
  const bridge = await bridgeReady();
  return new Promise((resolve) => {
    bridge.invoke('invokeMiniProgramAPI', { name, arg }, (answer) =>
      resolve(!/:?fail/.test(answer?.errMsg ?? answer?.err_msg ?? '')),
    );
  });
}

function bridgeReady(): Promise<WeixinBridge> {
  return new Promise((resolve) => {
    const take = (): boolean => {
      const bridge = (window as BridgedWindow).WeixinJSBridge;
      if (bridge) resolve(bridge);
      return bridge !== undefined;
    };
    if (!take()) document.addEventListener('WeixinJSBridgeReady', take, { once: true });
  });
}
