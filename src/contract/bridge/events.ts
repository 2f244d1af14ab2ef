/** Events from a native app to the page, and the page's replies. */
export interface BridgeEventData {
  /** The web view is in the foreground. */
  readonly OnResume: null;
  readonly OnPause: null;
  /** The parent navigated back to this web view; also the hardware back key. */
  readonly WebViewGoBack: null;
  /** Per cent, 0 to 100. */
  readonly SaveVideoProgress: { readonly progress: number };
  /** Android asks whether the page has started; the page replies {status: 1} once it has (value assumed). */
  readonly GetWebInitStatus: null;
}
export type BridgeEventName = keyof BridgeEventData;

export const BRIDGE_EVENTS = {
  OnResume: { android: true, ios: true },
  OnPause: { android: true, ios: true },
  WebViewGoBack: { android: true, ios: true },
  SaveVideoProgress: { android: true, ios: true },
  GetWebInitStatus: { android: true, ios: false },
} as const satisfies Record<BridgeEventName, { android: boolean; ios: boolean }>;
