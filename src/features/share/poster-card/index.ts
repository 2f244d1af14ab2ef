/**
 *     const poster = usePosterCard();
 *     <PosterCard store={poster} />       // hidden when there is nothing to show
 *     poster.isAwaited                    // content below may wait for it
 */
export { PosterCard, usePosterCard } from './PosterCard';
