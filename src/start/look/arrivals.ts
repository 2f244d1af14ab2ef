import { prefersReducedMotion } from '@/components/motion';

/** Not from nothing: the place of a skeleton would be empty for a moment. */
const FADE = [{ opacity: 0.3 }, { opacity: 1 }];
const ARRIVE = { duration: 150, easing: 'ease-out' };
/** A quick answer is there before its skeleton. */
const WAIT = { duration: 150, delay: 80, fill: 'backwards' } as const;
const APPEAR = [{ opacity: 0 }, { opacity: 1 }];
const LEAVE = { duration: 150, easing: 'ease-in' };
const FOLD = { duration: 200, easing: 'ease-out' };

/**
 * Motion of what comes and goes, for all lists and details at once: what takes the place of a skeleton fades in over it, and so does a
 * picture in it that comes late; a skeleton in the place of content does not flash; what is marked `leaves` fades out, and what is marked
 * `folds` folds. Outside React: it costs the first load nothing, and a page that is shown again does not move again.
 */
export function watchArrivals(): () => void {
  if (prefersReducedMotion() || typeof document.body.animate !== 'function') return () => undefined;
  const observer = new MutationObserver((records) => {
    const places = placesOf(records, isOfSkeleton);
    const left = placesOf(records, ({ removedNodes }) => elementsOf(removedNodes).length > 0);
    for (const record of records) {
      const arrived = elementsOf(record.addedNodes);
      arrived.flatMap(latePictures).forEach((image) => {
        image.addEventListener('load', () => arrive(image), { once: true });
      });
      const [skeletons, content] = [arrived.filter(isSkeleton), arrived.filter((one) => !isSkeleton(one))];
      if (places.has(record.target)) content.forEach(arrive);
      else if (left.has(record.target)) skeletons.forEach((one) => one.animate(APPEAR, WAIT));
      elementsOf(record.removedNodes).forEach((one) => leave(one, record));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function arrive(element: HTMLElement): void {
  element.animate(FADE, ARRIVE);
}

/** After React has removed it: put back, inert, until it has faded. Not beside its replacement, nor where the parent is removed as well. */
function leave(element: HTMLElement, { nextSibling, target }: MutationRecord): void {
  const folds = element.matches('.folds');
  if (!folds && !element.matches('.leaves')) return;
  const isFree = folds || target.childNodes.length === 0;
  if (!isFree || !target.isConnected || (nextSibling?.parentNode ?? target) !== target) return;
  element.classList.remove('folds', 'leaves');
  element.setAttribute('inert', '');
  element.setAttribute('aria-hidden', 'true');
  target.insertBefore(element, nextSibling);
  const leaving = folds ? fold(element) : element.animate([...APPEAR].reverse(), LEAVE);
  // It does not enter once more.
  element.getAnimations?.({ subtree: true }).forEach((one) => one !== leaving && one.cancel());
  leaving.onfinish = () => element.remove();
}

function fold(element: HTMLElement): Animation {
  element.style.overflow = 'hidden';
  const height = `${element.offsetHeight}px`;
  const end = { height: 0, minHeight: 0, paddingTop: 0, paddingBottom: 0, opacity: 0 };
  return element.animate([{ height, minHeight: 0, opacity: 1 }, end], FOLD);
}

const placesOf = (
  records: readonly MutationRecord[],
  has: (record: MutationRecord) => boolean,
): ReadonlySet<Node> => new Set(records.filter(has).map(({ target }) => target));

const elementsOf = (nodes: NodeList): HTMLElement[] =>
  [...nodes].filter((node): node is HTMLElement => node instanceof HTMLElement);

const isSkeleton = (element: HTMLElement): boolean => element.matches('.skeleton, .skeleton-shape');

const isOfSkeleton = ({ removedNodes }: MutationRecord): boolean =>
  elementsOf(removedNodes).some((one) => isSkeleton(one) || one.querySelector('.skeleton') !== null);

const latePictures = (element: HTMLElement): HTMLImageElement[] =>
  [...element.querySelectorAll('img')].filter(({ complete }) => !complete);
