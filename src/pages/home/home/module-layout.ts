import type { Card, HomeModule } from '@/contract/home/schema';
import { ModuleStyle } from '@/contract/home/values';

/** big: one over the whole width; small: two side by side; beside: the picture at one side of the words. */
export type CardShape = 'big' | 'small' | 'beside';

export interface CardPlace {
  readonly card: Card;
  readonly shape: CardShape;
  /** From 0, over the whole module. */
  readonly index: number;
  /** `beside` alone: every other card has its picture at the right. */
  readonly pictureAtRight: boolean;
}

/** The shape of each card in the four styles of a module. */
export function placeCards({ styleTypeId, showConfigContentList }: HomeModule): readonly CardPlace[] {
  return showConfigContentList.map((card, index) => {
    const shape = shapeOf(styleTypeId, index);
    return { card, index, shape, pictureAtRight: shape === 'beside' && index % 2 === 1 };
  });
}

function shapeOf(style: ModuleStyle, index: number): CardShape {
  switch (style) {
    case ModuleStyle.firstBig:
      return index === 0 ? 'big' : 'small';
    case ModuleStyle.small:
      return 'small';
    case ModuleStyle.alternateSmall:
      return 'beside';
    case ModuleStyle.big:
    default:
      // A style that is new to this version of the app is still read best one below the other.
      return 'big';
  }
}

/** A module without cards and banners has nothing to show but its name. */
export const hasContent = ({ showConfigContentList, bannerList }: HomeModule): boolean =>
  showConfigContentList.length > 0 || bannerList.length > 0;
