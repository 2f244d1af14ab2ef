/**
 * Floating icons of home: the operator's button, the entrances of new students and of the wonderful activities, and activities.
 *
 *     const HomeFloats = useLazy(() => import('@/features/floats/HomeFloats'));
 *     const [buttons] = useState(() => () => store.slots.of(SLOT.home.floatButton));
 *     {HomeFloats && <HomeFloats buttons={buttons} />}      // last in the scrolling content
 */
export { FloatsStore } from './floats-store';
export { slotFloat } from './slot-float';
export type { FloatingIcon } from './types';
