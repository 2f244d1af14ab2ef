/** The drawings in this folder, by their names in the content. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SubjectName } from '../../../src/contract/courses/values';
import { drawingsIn, type Drawing } from '../../../server/domains/files/drawings';
import { bannerKey, drawnBanners } from './banners';

/** Names for the content; each has exactly one file (pictures.test.ts). */
export const NAMES = {
  scene: [
    'balloon-ride',
    'building-blocks',
    'first-day',
    'gift-party',
    'learning-path',
    'live-lesson',
    'night-stories',
    'welcome',
  ],
  wideTile: ['plan', 'story', 'medal', 'app'],
  float: ['reading-week', 'puzzle-camp', 'invite-gift', 'new-student', 'first-lesson', 'talent-show'],
  poster: ['reading-week', 'puzzle-camp', 'invite-gift', 'new-student', 'talent-show'],
  /** By the name of the story. */
  story: [
    'moon-boat',
    'little-seed',
    'rain-song',
    'moon-lamp',
    'cloud-blanket',
    'slow-train',
    'waiting-rabbit',
    'well-frog',
    'iron-needle',
    'sharing-cake',
    'queue-ducks',
    'lost-shape',
  ],
  question: [
    'cubes',
    'clock',
    'goban',
    'pattern',
    'apples',
    'balance',
    'tilt',
    'sticks',
    'pie',
    'bars',
    'paths',
    'go-corner',
    'go-atari',
    'go-caught',
    'go-side',
    'shape-circle',
    'shape-triangle',
    'shape-square',
    'face-glad',
    'face-sad',
    'face-cross',
    'sunny',
    'rainy',
    'cloudy',
    'apple',
    'cat',
    'ball',
  ],
  handwriting: ['sums', 'clocks', 'drawing', 'essay-1', 'essay-2'],
  aidThing: ['blocks', 'cards', 'book', 'board', 'robot', 'pen', 'stickers', 'battery', 'lamp'],
  aidStep: ['open', 'play', 'tidy'],
  work: [
    'rainbow-day',
    'our-house',
    'under-the-sea',
    'to-the-moon',
    'autumn-trees',
    'my-garden',
    'block-tower',
    'pea-boat',
    'balloon-trip',
    'triangle-numbers',
    'which-is-more',
    'first-game',
    'plant-diary',
  ],
  /** Round portraits of children, teachers, tutors, and parents who joined a course. */
  avatar: [
    'child-1',
    'child-2',
    'child-3',
    'child-4',
    'child-5',
    'child-6',
    'teacher-1',
    'teacher-2',
    'teacher-3',
    'teacher-4',
    'teacher-5',
    'teacher-6',
    'teacher-7',
    'teacher-8',
    'teacher-9',
    'teacher-10',
    'tutor-1',
    'tutor-2',
    'bear',
    'rabbit',
    'panda',
    'fox',
    'cat',
    'chick',
    'pea',
    'pea-wink',
  ],
} as const;

type Name<K extends keyof typeof NAMES> = (typeof NAMES)[K][number];
export type AidThing = Name<'aidThing'>;
export type AvatarName = Name<'avatar'>;
export type Handwriting = Name<'handwriting'>;
export type QuestionPicture = Name<'question'>;
export type StoryCoverName = Name<'story'>;
export type WorkPicture = Name<'work'>;

/** Backgrounds of subject covers. */
export const coverMoods = ['meadow', 'stage', 'room', 'evening'] as const;
export type CoverMood = (typeof coverMoods)[number];

/** Storage keys, and the paths of the files in this package. Must not change: database rows contain them. */
export const pictureKey = {
  banner: bannerKey,
  scene: (name: Name<'scene'>) => `pictures/scenes/${name}.svg`,
  cover: (subject: SubjectName, mood: CoverMood) => `pictures/covers/${subject}-${mood}.svg`,
  subjectTile: (subject: SubjectName) => `pictures/categories/${subject}.svg`,
  allSubjectsTile: () => 'pictures/categories/all.svg',
  wideTile: (name: Name<'wideTile'>) => `pictures/categories/wide-${name}.svg`,
  float: (name: Name<'float'>) => `pictures/floats/${name}.svg`,
  poster: (name: Name<'poster'>) => `pictures/posters/${name}.svg`,
  story: (name: StoryCoverName) => `pictures/stories/${name}.svg`,
  question: (name: QuestionPicture) => `pictures/questions/${name}.svg`,
  handwriting: (name: Handwriting) => `pictures/handwriting/${name}.svg`,
  officialAccount: () => 'pictures/codes/official-account.svg',
  aidThing: (name: AidThing) => `pictures/aids/${name}.svg`,
  aidBox: (subject: SubjectName) => `pictures/aids/box-${subject}.svg`,
  aidAlone: (subject: SubjectName, name: AidThing) => `pictures/aids/${name}-${subject}.svg`,
  aidStep: (step: Name<'aidStep'>) => `pictures/aids/step-${step}.svg`,
  work: (name: WorkPicture) => `pictures/works/${name}.svg`,
  tutorCard: (crUid: number) => `pictures/tutors/${crUid}-card.svg`,
  avatar: (name: AvatarName) => `pictures/avatars/${name}.svg`,
} as const;

/** Every drawing with its key. */
export const pictures = (): readonly Drawing[] => [...drawingsIn(__dirname, 'pictures'), ...drawnBanners()];

/** Size of a drawing in bytes. */
export const sizeOf = (key: string): number => statSync(join(__dirname, '..', key)).size;
