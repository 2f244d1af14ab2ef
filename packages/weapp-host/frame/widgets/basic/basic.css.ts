/** Default styles of pages and the basic components. */
export const basicCss = `
html { height: 100%; -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  min-height: 100%;
  height: 100%;
  font-family: -apple-system-font, "Helvetica Neue", "PingFang SC", "Noto Sans CJK SC", sans-serif;
  -webkit-user-select: none;
  user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
::-webkit-scrollbar { width: 0; height: 0; }

wx-page { display: block; min-height: 100%; }
wx-view { display: block; }

wx-text { display: inline; white-space: pre-line; }
wx-text > :not(wx-text) { display: none !important; }
wx-text[wx-user-select] { display: inline-block; }
[wx-selectable], [wx-selectable] * { -webkit-user-select: text; user-select: text; }

wx-image { display: inline-block; width: 320px; height: 240px; overflow: hidden; }
.wx-image-picture { width: 100%; height: 100%; background-repeat: no-repeat; }
.wx-image-fade { opacity: 0; transition: opacity 0.3s; }
.wx-image-fade.wx-image-shown { opacity: 1; }

.wx-image-menu { position: fixed; inset: 0; z-index: 2147483000; background: rgba(0, 0, 0, 0.5); }
.wx-image-menu > div { position: absolute; left: 0; right: 0; bottom: 0; background: #fff; border-radius: 12px 12px 0 0; }
.wx-image-menu button {
  display: block; width: 100%; height: 56px; border: 0; border-top: 1px solid rgba(0, 0, 0, 0.1);
  background: none; font-size: 17px; color: #000;
}

wx-icon { display: inline-block; font-size: 0; box-sizing: border-box; }
wx-icon > i { display: inline-block; }
wx-icon svg { display: block; width: 100%; height: 100%; }

wx-progress { display: flex; align-items: center; }
.wx-progress-bar { flex: 1; overflow: hidden; }
.wx-progress-inner-bar { width: 0; height: 100%; }
.wx-progress-info { margin: 0 0 0 15px; min-width: 2em; }

wx-rich-text[wx-selectable] { display: block; }

wx-navigator { display: block; }
.navigator-hover { background-color: rgba(0, 0, 0, 0.1); opacity: 0.7; }

wx-open-data { display: inline-block; overflow: hidden; }
wx-open-data[wx-picture] > div, wx-open-data img { display: block; width: 100%; height: 100%; }

wx-official-account, wx-ad, wx-ad-custom, wx-functional-page-navigator { display: block; }
wx-live-player, wx-voip-room { display: inline-block; width: 300px; height: 225px; background: #000; }
wx-live-pusher { display: block; width: 100%; background: #000; }
wx-page-meta, wx-navigation-bar { display: none; }

:is(
  wx-view, wx-text, wx-image, wx-icon, wx-progress, wx-rich-text, wx-navigator, wx-open-data, wx-official-account,
  wx-ad, wx-ad-custom, wx-functional-page-navigator, wx-live-player, wx-live-pusher, wx-voip-room
)[hidden], .wx-progress-info[hidden] { display: none; }
`;
