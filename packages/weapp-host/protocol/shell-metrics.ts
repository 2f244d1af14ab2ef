/** Sizes in px of what the shell draws around a page: wx.getWindowInfo answers from them. */
export const SHELL_METRICS = {
  /** below the status bar */
  navigationBar: 44,
  /** without the home indicator's area below it */
  tabBar: 49,
  /** one at the top has no icons and no area below */
  topTabBar: 40,
  /** right: from the screen's edge; top: from the status bar */
  capsule: { width: 87, height: 32, right: 7, top: 4 },
} as const;
