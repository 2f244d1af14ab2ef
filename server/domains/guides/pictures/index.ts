/** Pictures of the guides' steps: what is done in the app, by screens of the app itself; what is done elsewhere, by drawings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingsIn, type Drawing, type StoredPicture } from '../../files/drawings';

/** `npm run picture` takes them, with the pea pointing at what to tap (test/visual/guides). */
export const GUIDE_SCREENS = [
  'audit',
  'beforeClass',
  'corrected',
  'gradingParts',
  'gradingReport',
  'handIn',
  'homeworkList',
  'lesson',
  'littleTeacher',
  'question',
  'recordedLesson',
  'tabCourses',
  'tabGrowth',
  'tabHome',
  'tabMine',
  'task',
  'upload',
] as const;

export type GuideScreen = (typeof GUIDE_SCREENS)[number];
export type GuidePicture = GuideScreen | 'camera' | 'clock' | 'device' | 'film' | 'listen' | 'play' | 'talk';

const PLACE = 'pictures/guides';
export const GUIDE_SCREENS_FOLDER = join(__dirname, 'screens');

const isScreen = (name: GuidePicture): name is GuideScreen => GUIDE_SCREENS.some((screen) => screen === name);

export const guidePictureKey = (name: GuidePicture): string =>
  isScreen(name) ? `${PLACE}/screens/${name}.webp` : `${PLACE}/${name}.svg`;

export const guideDrawings = (): readonly Drawing[] => drawingsIn(__dirname, PLACE);

export const guideScreens = (): readonly StoredPicture[] =>
  GUIDE_SCREENS.map((name) => ({
    key: guidePictureKey(name),
    body: readFileSync(join(GUIDE_SCREENS_FOLDER, `${name}.webp`)),
    contentType: 'image/webp',
  }));
