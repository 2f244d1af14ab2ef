/** Default styles of media components and web-view. */
export const mediaCss = `
wx-video { display: inline-block; position: relative; width: 300px; height: 225px; line-height: 0; overflow: hidden; background: #000; }
wx-video > video { width: 100%; height: 100%; display: block; }
wx-video[wx-full] { position: fixed !important; left: 50%; top: 50%; z-index: 10000; margin: 0 !important;
  width: 100vw !important; height: 100vh !important; transform: translate(-50%, -50%); }
wx-video[wx-full][wx-turn="90"] { width: 100vh !important; height: 100vw !important; transform: translate(-50%, -50%) rotate(90deg); }
wx-video[wx-full][wx-turn="-90"] { width: 100vh !important; height: 100vw !important; transform: translate(-50%, -50%) rotate(-90deg); }
.wx-video-slot { position: absolute; inset: 0; line-height: normal; pointer-events: none; }
.wx-video-slot > * { pointer-events: auto; }
.wx-video-cover { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; }
.wx-video-cover > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.wx-video-cover > .wx-video-play { position: relative; width: 40px; height: 40px; border-radius: 50%; background: rgba(0, 0, 0, 0.5); }
.wx-video-title { position: absolute; top: 0; left: 0; right: 0; padding: 8px 12px; font-size: 15px; line-height: 1.4; color: #fff; }
.wx-video-bar { position: absolute; left: 0; right: 0; bottom: 0; height: 40px; padding: 0 10px; display: flex; align-items: center; gap: 8px;
  background: linear-gradient(transparent, rgba(0, 0, 0, 0.6)); color: #fff; font-size: 12px; line-height: 40px; }
.wx-video-progress { flex: 1; height: 2px; background: rgba(255, 255, 255, 0.4); }
.wx-video-played { height: 100%; background: #fff; }
.wx-video-button { flex: none; width: 24px; height: 24px; display: flex; align-items: center; justify-content: center; color: #fff; line-height: 1; }
.wx-video-button::before { font-size: 14px; }
.wx-video-play::before { content: "▶"; }
.wx-video-play[data-state="playing"]::before { content: "❚❚"; font-size: 11px; }
.wx-video-mute::before { content: "♪"; }
.wx-video-mute[data-state="muted"] { opacity: 0.5; }
.wx-video-fullscreen::before { content: "⛶"; }
.wx-video-danmu::before { content: "弹"; }
div.wx-video-danmu:not(.wx-video-button) { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
div.wx-video-danmu:not(.wx-video-button)::before { content: none; }
.wx-video-danmu-text { position: absolute; left: 100%; white-space: nowrap; font-size: 14px; line-height: 24px; animation: wx-video-fly 5s linear forwards; }
@keyframes wx-video-fly { to { left: 0; transform: translateX(-100%); } }
:is(.wx-video-cover, .wx-video-cover > img, .wx-video-title, .wx-video-bar, .wx-video-bar > div, .wx-video-button, div.wx-video-danmu)[hidden] { display: none; }

wx-audio { display: inline-block; }
.wx-audio-panel { display: flex; width: 300px; height: 65px; border: 1px solid #e0e0e0; background: #fcfcfc; font-size: 14px; box-sizing: border-box; }
.wx-audio-panel[hidden] { display: none; }
.wx-audio-button { width: 65px; background: #e6e6e6; overflow: hidden; }
.wx-audio-button > img { width: 100%; height: 100%; object-fit: cover; }
.wx-audio-button > img:not([src]) { display: none; }
.wx-audio-info { flex: 1; padding: 10px; min-width: 0; line-height: 22px; }
.wx-audio-author { color: #888; font-size: 12px; }

wx-camera, wx-map { display: block; position: relative; overflow: hidden; background: #e5e5e5; }
wx-camera { width: 100%; height: 300px; }
wx-map { width: 300px; height: 150px; }
.wx-shell-notice { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; color: #888; font-size: 14px; }
.wx-shell-slot { position: absolute; inset: 0; pointer-events: none; }
.wx-shell-slot > * { pointer-events: auto; }

wx-canvas { display: block; position: relative; width: 300px; height: 150px; }
wx-canvas > canvas { display: block; position: absolute; top: 0; left: 0; width: 100%; height: 100%; }
.wx-canvas-slot { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
.wx-canvas-slot > * { pointer-events: auto; }

wx-web-view { display: block; position: fixed; inset: 0; z-index: 2147483647; background: #fff; }
wx-web-view > iframe { display: block; width: 100%; height: 100%; border: 0; }
.wx-web-view-notice { position: absolute; inset: 0; padding: 120px 30px 0; background: #fff; color: #888; font-size: 15px; line-height: 1.6; text-align: center; white-space: pre-line; word-break: break-all; }
.wx-web-view-notice[hidden] { display: none; }

:is(wx-video, wx-audio, wx-camera, wx-map, wx-canvas, wx-web-view)[hidden] { display: none; }
`;
