/** Lazy parts of the tab besides its cards, loaded after the first render. */
import { useLater } from '@/features/screen/use-later';

export const useTabTop = () => useLater(() => import('@/features/courses/tab-top/TabTop'));
export const useNoCourses = () => useLater(() => import('@/features/growth/examples/NewcomerExamples'));
export const useCardRing = () => useLater(() => import('@/features/courses/card-ring/CardRing'));
