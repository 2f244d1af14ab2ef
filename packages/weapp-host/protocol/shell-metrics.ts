/** Sizes in px of the shell's bars, also used by wx.getWindowInfo. */
export const SHELL_METRICS = {
  /** below the status bar */
  navigationBar: 44,
  /** excluding the home indicator's area below it */
  tabBar: 49,
  /** a tab bar at the top has no icons and no such area */
  topTabBar: 40,
  /** right: from the screen's edge; top: from the status bar */
  capsule: { width: 87, height: 32, right: 7, top: 4 },
} as const;
