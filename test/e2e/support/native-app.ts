import type { Page } from '@playwright/test';

export interface NativeApp {
  readonly appVersion: string;
  readonly system: 'Android' | 'iOS';
}

/** The app around the page, as far as login and the shell speak to it: both dialects offer the same object once ready. */
export async function insideNativeApp(page: Page, { appVersion, system }: NativeApp): Promise<void> {
  await page.addInitScript(
    (info) => {
      const store = window as unknown as { WebViewJavascriptBridge: unknown; nativeUser: string };
      store.nativeUser = sessionStorage.getItem('native-user') ?? '';
      const answer = (name: string, data: object): string => {
        if (name === 'GetSystemEnvInfo') return JSON.stringify(info);
        if (name === 'SetUserData') sessionStorage.setItem('native-user', JSON.stringify(data));
        return name === 'GetUserData' ? store.nativeUser : '';
      };
      store.WebViewJavascriptBridge = {
        init: () => undefined,
        registerHandler: () => undefined,
        callHandler: (name: string, data: object, reply: (text: string) => void) =>
          queueMicrotask(() => reply(answer(name, data))),
      };
    },
    {
      appVersion,
      system,
      systemVersion: '13',
      phoneModel: 'Test',
      channel: 0,
      appDeviceId: 'test-device',
      appName: 'parent',
    },
  );
}
