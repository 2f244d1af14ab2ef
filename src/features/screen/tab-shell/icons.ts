import courses from '@/assets/tab-bar/courses.png';
import coursesActive from '@/assets/tab-bar/courses-active.png';
import growth from '@/assets/tab-bar/growth.png';
import growthActive from '@/assets/tab-bar/growth-active.png';
import home from '@/assets/tab-bar/home.png';
import homeActive from '@/assets/tab-bar/home-active.png';
import mine from '@/assets/tab-bar/mine.png';
import mineActive from '@/assets/tab-bar/mine-active.png';
import type { TabRoute } from '@/stores/tabs';

/** Of the default tabs, and of a server's tab that brings no pictures. */
export const TAB_ICONS: Readonly<Record<TabRoute, { readonly icon: string; readonly activeIcon: string }>> = {
  index: { icon: home, activeIcon: homeActive },
  growUpStudyPlan: { icon: growth, activeIcon: growthActive },
  myTabClass: { icon: courses, activeIcon: coursesActive },
  parentsCenter: { icon: mine, activeIcon: mineActive },
};
