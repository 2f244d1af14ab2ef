import type { Card, HomeModule } from '@/contract/home/schema';
import { ModuleStyle } from '@/contract/home/values';

/** big: full width; small: two side by side; beside: the picture beside the text. */
export type CardShape = 'big' | 'small' | 'beside';

export interface CardPlace {
  readonly card: Card;
  readonly shape: CardShape;
  /** From 0, within the module. */
  readonly index: number;
  /** For `beside` only: alternating sides. */
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
      // An unknown style is best shown as a single column.
      return 'big';
  }
}

/** A module without cards and banners would be just a name. */
export const hasContent = ({ showConfigContentList, bannerList }: HomeModule): boolean =>
  showConfigContentList.length > 0 || bannerList.length > 0;
