import octoberUrl from '@/assets/works/star-october.svg';
import currentUrl from '@/assets/works/star.svg';
import type { RouteName } from '@/contract/routes';
import { StarEdition } from '@/contract/works/values';

interface StarLook {
  readonly drawing: string;
  /** Seasonal colours. */
  readonly className: string;
  readonly page: Extract<RouteName, 'teacherStarActivity' | 'teacherStarActivityOct'>;
  readonly other: StarEdition;
}

/** One page, two seasons. */
export const STAR_LOOKS: Readonly<Record<StarEdition, StarLook>> = {
  [StarEdition.current]: {
    drawing: currentUrl,
    className: 'star--current',
    page: 'teacherStarActivity',
    other: StarEdition.october,
  },
  [StarEdition.october]: {
    drawing: octoberUrl,
    className: 'star--october',
    page: 'teacherStarActivityOct',
    other: StarEdition.current,
  },
};

/** Edition from the URL; default the current one. */
export const editionOf = (name: string | undefined): StarEdition =>
  name === StarEdition.october ? StarEdition.october : StarEdition.current;
