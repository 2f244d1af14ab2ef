/** Pictures of the guides' steps: plain background, one object, and a ring at the place to tap. */
import { drawingsIn, type Drawing } from '../../files/drawings';

export type GuidePicture =
  | 'book'
  | 'camera'
  | 'clock'
  | 'device'
  | 'film'
  | 'gift'
  | 'list'
  | 'listen'
  | 'pencil'
  | 'play'
  | 'report'
  | 'submit'
  | 'tabCourses'
  | 'tabGrowth'
  | 'tabHome'
  | 'tabMine'
  | 'talk';

const PLACE = 'pictures/guides';

export const guidePictureKey = (name: GuidePicture): string => `${PLACE}/${name}.svg`;

export const guidePictures = (): readonly Drawing[] => drawingsIn(__dirname, PLACE);
