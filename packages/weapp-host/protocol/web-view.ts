/** What the script inside a web-view tells the widget around it, by window.postMessage: the page is of another origin. */
export type WebViewMessage =
  /** a document begins */
  | { weappWebView: 'started'; src: string }
  | { weappWebView: 'loaded'; src: string; title: string }
  /** the address is not among HostOptions.webViewHosts */
  | { weappWebView: 'refused'; src: string }
  | { weappWebView: 'title'; title: string }
  /** wx.miniProgram.<method>; `id` is answered */
  | { weappWebView: 'call'; id: number; method: string; args: unknown }
  /** whether the page had a page before it to go back to */
  | { weappWebView: 'wentBack'; id: number; went: boolean };

/** What the widget tells the script. */
export type WebViewAnswer = { weappWebViewAnswer: number; errMsg: string } | { weappWebViewBack: number };
