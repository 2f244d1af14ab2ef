import { drawingsIn, type Drawing } from '../../../server/domains/files/drawings';
import { drawnCovers } from '../content/chapter-covers';
import { drawnBanners } from './banners';

/** Parts of the covers of chapters, which nothing shows alone. */
const PARTS = 'pictures/things/';

/** Every drawing with its key. */
export const pictures = (): readonly Drawing[] => [
  ...drawingsIn(__dirname, 'pictures').filter(({ key }) => !key.startsWith(PARTS)),
  ...drawnBanners(),
  ...drawnCovers(),
];
