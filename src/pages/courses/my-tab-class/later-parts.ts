/** What the tab has beyond its cards, each in a bundle of its own: it comes when the first look is over. */
import { useLater } from '@/features/screen/use-later';

export const useTabTop = () => useLater(() => import('@/features/courses/tab-top/TabTop'));
export const useNoCourses = () => useLater(() => import('@/features/growth/examples/NewcomerExamples'));
export const useCardRing = () => useLater(() => import('@/features/courses/card-ring/CardRing'));
