/** Lazy parts of the tab besides its cards, loaded after the first render. */
import { useLazy } from '@/features/screen/use-lazy';

export const useTabTop = () => useLazy(() => import('@/features/courses/tab-top/TabTop'));
export const useEntries = () => useLazy(() => import('@/features/courses/tab-top/Entries'));
export const useNoCourses = () => useLazy(() => import('@/features/growth/examples/NewcomerExamples'));
