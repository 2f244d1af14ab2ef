import type { SubjectName } from '../../../src/contract/courses/values';
import type { Drawing } from '../../../server/domains/files/drawings';
import { DEMO_LINK_ORIGIN } from '../content/targets';
import {
  aidAlone,
  aidBox,
  aidStep,
  aidSteps,
  aidThing,
  aidThings,
  type AidStep,
  type AidThing,
} from './aids';
import { avatarNames, avatars, type AvatarName } from './avatars';
import { allSubjectsTile, subjectTile, wideTiles } from './category-icons';
import { cover, coverMoods, type CoverMood } from './covers';
import { floatIcons, type FloatIconName } from './float-icons';
import { handwriting, handwritings, type Handwriting } from './handwriting';
import { officialAccountCode } from './official-account';
import { subjectNames } from './palette';
import { posters, type PosterName } from './posters';
import { questionPicture, questionPictures, type QuestionPicture } from './questions';
import { balloonRide } from './scenes/balloon-ride';
import { buildingBlocks } from './scenes/building-blocks';
import { firstDay } from './scenes/first-day';
import { giftParty } from './scenes/gift-party';
import { learningPath } from './scenes/learning-path';
import { liveLesson } from './scenes/live-lesson';
import { nightStories } from './scenes/night-stories';
import { welcome } from './scenes/welcome';
import { storyCovers, type StoryCoverName } from './stories';
import { workPicture, workPictures, type WorkPicture } from './works';

const scenes = {
  'balloon-ride': balloonRide,
  'building-blocks': buildingBlocks,
  'first-day': firstDay,
  'gift-party': giftParty,
  'learning-path': learningPath,
  'live-lesson': liveLesson,
  'night-stories': nightStories,
  welcome,
} as const;

type SceneName = keyof typeof scenes;
type WideTileName = keyof typeof wideTiles;

/** Keys in the file storage. They are stable: rows of the database refer to them. */
export const pictureKey = {
  scene: (name: SceneName) => `pictures/scenes/${name}.svg`,
  cover: (subject: SubjectName, mood: CoverMood) => `pictures/covers/${subject}-${mood}.svg`,
  subjectTile: (subject: SubjectName) => `pictures/categories/${subject}.svg`,
  allSubjectsTile: () => 'pictures/categories/all.svg',
  wideTile: (name: WideTileName) => `pictures/categories/wide-${name}.svg`,
  float: (name: FloatIconName) => `pictures/floats/${name}.svg`,
  poster: (name: PosterName) => `pictures/posters/${name}.svg`,
  story: (name: StoryCoverName) => `pictures/stories/${name}.svg`,
  question: (name: QuestionPicture) => `pictures/questions/${name}.svg`,
  handwriting: (name: Handwriting) => `pictures/handwriting/${name}.svg`,
  officialAccount: () => 'pictures/codes/official-account.svg',
  aidThing: (name: AidThing) => `pictures/aids/${name}.svg`,
  aidBox: (subject: SubjectName) => `pictures/aids/box-${subject}.svg`,
  aidAlone: (subject: SubjectName, name: AidThing) => `pictures/aids/${name}-${subject}.svg`,
  aidStep: (step: AidStep) => `pictures/aids/step-${step}.svg`,
  work: (name: WorkPicture) => `pictures/works/${name}.svg`,
  avatar: (name: AvatarName) => `pictures/avatars/${name}.svg`,
} as const;

function namesOf<T extends object>(entries: T): (keyof T)[] {
  return Object.keys(entries) as (keyof T)[];
}

/** Every picture of the seeded content, drawn now. */
export function drawAll(): Drawing[] {
  return [
    ...namesOf(scenes).map((name) => ({ key: pictureKey.scene(name), svg: scenes[name]() })),
    ...subjectNames.flatMap((subject) =>
      coverMoods.map((mood) => ({ key: pictureKey.cover(subject, mood), svg: cover(subject, mood) })),
    ),
    ...subjectNames.map((subject) => ({ key: pictureKey.subjectTile(subject), svg: subjectTile(subject) })),
    { key: pictureKey.allSubjectsTile(), svg: allSubjectsTile() },
    ...namesOf(wideTiles).map((name) => ({ key: pictureKey.wideTile(name), svg: wideTiles[name]() })),
    ...namesOf(floatIcons).map((name) => ({ key: pictureKey.float(name), svg: floatIcons[name]() })),
    ...namesOf(posters).map((name) => ({ key: pictureKey.poster(name), svg: posters[name]() })),
    // WeChat reads it, not the app, so it names a host that is nobody's.
    { key: pictureKey.officialAccount(), svg: officialAccountCode(`${DEMO_LINK_ORIGIN}/wandou/follow`) },
    ...namesOf(storyCovers).map((name) => ({ key: pictureKey.story(name), svg: storyCovers[name]() })),
    ...questionPictures.map((name) => ({ key: pictureKey.question(name), svg: questionPicture(name) })),
    ...handwritings.map((name) => ({ key: pictureKey.handwriting(name), svg: handwriting(name) })),
    ...drawAids(),
    ...workPictures.map((name) => ({ key: pictureKey.work(name), svg: workPicture(name) })),
    ...avatarNames.map((name) => ({ key: pictureKey.avatar(name), svg: avatars[name]() })),
  ];
}

/** Subjects whose aids come in a box, and the things that lie on a table by themselves. */
const BOXES = { wandou: ['blocks', 'cards'], moli: ['pen', 'book'] } as const satisfies Partial<
  Record<SubjectName, readonly [AidThing, AidThing]>
>;
const ALONE = [
  ['wandou', ['blocks', 'cards', 'book']],
  ['yuwen', ['cards', 'stickers']],
  ['weiqi', ['board']],
  ['biancheng', ['robot', 'blocks']],
  ['moli', ['pen', 'book']],
  ['math', ['cards', 'blocks']],
] as const satisfies readonly (readonly [SubjectName, readonly AidThing[]])[];

const drawAids = (): Drawing[] => [
  ...aidThings.map((name) => ({ key: pictureKey.aidThing(name), svg: aidThing(name) })),
  ...aidSteps.map((step) => ({ key: pictureKey.aidStep(step), svg: aidStep(step) })),
  ...namesOf(BOXES).map((subject) => ({
    key: pictureKey.aidBox(subject),
    svg: aidBox(subject, BOXES[subject]),
  })),
  ...ALONE.flatMap(([subject, names]) =>
    names.map((name) => ({ key: pictureKey.aidAlone(subject, name), svg: aidAlone(subject, name) })),
  ),
];
