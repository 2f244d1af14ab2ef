import type { HandlersOf } from '../../http/handler';
import { placesBelow } from './tree';

export const regionHandlers: HandlersOf<'getRegionList'> = {
  getRegionList({ parentId }) {
    const places = placesBelow(parentId);
    return Promise.resolve(
      places.map(({ id, name, below }) => ({ regionId: id, name, isLast: below.length === 0 })),
    );
  },
};
