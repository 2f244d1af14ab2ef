/**
 *     const poster = usePosterCard();
 *     <PosterCard store={poster} />       // nothing while there is nothing to show
 *     poster.isAwaited                    // what stands below may wait for it
 */
export { PosterCard, usePosterCard } from './PosterCard';
