/** Default styles of containers. */
export const containersCss = `
wx-scroll-view { display: block; width: 100%; position: relative; overflow: hidden; }
.wx-scroll-main { position: relative; width: 100%; height: 100%; max-height: inherit; overflow: hidden; scrollbar-width: none; }
.wx-scroll-content { width: 100%; height: 100%; position: relative; }
wx-scroll-view[wx-flex] > .wx-scroll-main, wx-scroll-view[wx-flex] > .wx-scroll-main > .wx-scroll-content {
  display: inherit; flex-direction: inherit; flex-wrap: inherit; justify-content: inherit; align-items: inherit; align-content: inherit;
}
wx-scroll-view[wx-flex] > .wx-scroll-main > .wx-scroll-content { flex: none; }
.wx-scroll-content > [slot="refresher"] { position: absolute; left: 0; right: 0; bottom: 100%; }
.wx-scroll-refresher { position: absolute; top: 0; left: 0; right: 0; display: flex; align-items: center; justify-content: center; color: #000; }
.wx-scroll-refresher.white { color: #fff; }
.wx-scroll-refresher.none > div { display: none; }
.wx-scroll-refresher[hidden] { display: none; }
.wx-scroll-dots { display: flex; gap: 6px; opacity: 0.4; }
.wx-scroll-dots > div { width: 6px; height: 6px; border-radius: 50%; background: currentColor; }

wx-swiper { display: block; height: 150px; position: relative; touch-action: pan-y; }
wx-swiper[wx-vertical] { touch-action: pan-x; }
.wx-swiper-wrapper { overflow: hidden; position: relative; width: 100%; height: 100%; transform: translateZ(0); }
.wx-swiper-slides { position: absolute; inset: 0; }
.wx-swiper-frame { position: absolute; left: 0; top: 0; width: 100%; height: 100%; will-change: transform; }
wx-swiper-item { display: block; overflow: hidden; will-change: transform; position: absolute; left: 0; top: 0; width: 100%; height: 100%; }
.wx-swiper-dots { position: absolute; left: 50%; bottom: 10px; transform: translateX(-50%); display: flex; gap: 8px; white-space: nowrap; pointer-events: none; }
.wx-swiper-dots[hidden] { display: none; }
wx-swiper[wx-vertical] > .wx-swiper-dots { left: auto; right: 10px; bottom: auto; top: 50%; transform: translateY(-50%); flex-direction: column; }
.wx-swiper-dot { width: 8px; height: 8px; border-radius: 50%; }

wx-movable-area { display: block; position: relative; width: 10px; height: 10px; }
wx-movable-view { display: inline-block; width: 10px; height: 10px; top: 0; left: 0; position: absolute; will-change: auto; touch-action: none; }

wx-cover-view { display: block; line-height: 1.2; overflow: hidden; white-space: nowrap; pointer-events: auto; }
wx-cover-image { display: inline-block; line-height: 1.2; overflow: hidden; pointer-events: auto; }
wx-cover-image > img { display: block; width: 100%; height: 100%; }

wx-page-container { display: block; position: fixed; inset: 0; overflow: hidden; }
wx-page-container:not([wx-shown]) { display: none; }
.wx-page-container-overlay { position: absolute; inset: 0; background: rgba(0, 0, 0, 0.5); }
.wx-page-container-overlay[hidden] { display: none; }
.wx-page-container-sheet { position: absolute; left: 0; right: 0; bottom: 0; background: #fff; overflow: auto; }
.wx-page-container-sheet.top { bottom: auto; top: 0; }
.wx-page-container-sheet.right { left: auto; top: 0; width: 100%; }
.wx-page-container-sheet.center { top: 0; }
.wx-page-container-sheet[wx-round] { border-radius: 16px 16px 0 0; }
.wx-page-container-sheet.top[wx-round] { border-radius: 0 0 16px 16px; }
.wx-page-container-sheet.center[wx-round], .wx-page-container-sheet.right[wx-round] { border-radius: 16px; }

wx-root-portal { display: contents; }
.wx-root-portal { display: contents; }
wx-match-media { display: block; }
wx-match-media[wx-mismatch] { display: none !important; }
wx-share-element { display: block; }

:is(
  wx-scroll-view, wx-swiper, wx-swiper-item, wx-movable-area, wx-movable-view, wx-cover-view, wx-cover-image,
  wx-page-container, wx-root-portal, wx-match-media, wx-share-element
)[hidden] { display: none; }
`;
