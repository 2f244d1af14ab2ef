/** Messages of the script inside a web-view to its widget, by window.postMessage: the page has another origin. */
export type WebViewMessage =
  /** a document has started */
  | { weappWebView: 'started'; src: string }
  | { weappWebView: 'loaded'; src: string; title: string }
  /** the URL is not in HostOptions.webViewHosts */
  | { weappWebView: 'refused'; src: string }
  | { weappWebView: 'title'; title: string }
  /** wx.miniProgram.<method>; `id` expects a response */
  | { weappWebView: 'call'; id: number; method: string; args: unknown }
  /** whether the page could go back */
  | { weappWebView: 'wentBack'; id: number; went: boolean };

/** Messages of the widget to the script. */
export type WebViewAnswer = { weappWebViewAnswer: number; errMsg: string } | { weappWebViewBack: number };
