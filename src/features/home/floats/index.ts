/**
 * Icons that float above home: the floating button, the entrances of new students and of the wonderful
 * activities, the activities.
 *
 *     const HomeFloats = useLater(() => import('@/features/floats/HomeFloats'));
 *     const [buttons] = useState(() => () => store.slots.of(SLOT.home.floatButton));
 *     {HomeFloats && <HomeFloats buttons={buttons} />}      // the last of what scrolls
 */
export { FloatsStore } from './floats-store';
export { slotFloat } from './slot-float';
export type { FloatingIcon } from './types';
