import { chapterKey, coverOfChapter, drawnCover, type ChapterCover } from '../pictures/covers';
import type { Thing } from '../pictures/things';
import type { Drawing } from '../../../server/domains/files/drawings';
import { DEMO_OPEN_CLASSES } from './classes/open-classes';
import { DEMO_PEA_SERIES } from './classes/pea-classes';
import { COURSES, type DemoCourse } from './courses/courses';
import { MODULES } from './home/modules';
import { FILM_COURSES } from './courses/films';
import type { DemoFilmCourse } from './courses/films/outline';
import { TRIAL_CHAPTERS } from './lessons/chapters/trial';
import { FILM_THINGS, MATERIALS, type FileText } from './materials/materials';
import { STUDIES } from './study/studies';

type Titled = readonly [title: string, thing: Thing, ...rest: readonly string[]];

const ofChapters = (course: Omit<ChapterCover, 'thing'>, chapters: readonly Titled[]): ChapterCover[] =>
  chapters.map(([, thing], index) => coverOfChapter(course, index, thing));

const liveCourses = Object.values<DemoCourse>(COURSES);
const filmCourses = [
  ...Object.values<DemoFilmCourse>(FILM_COURSES),
  ...Object.values<DemoFilmCourse>(STUDIES),
];
const trials = Object.keys(TRIAL_CHAPTERS) as (keyof typeof TRIAL_CHAPTERS)[];

const thingsOf = ({ what }: FileText): readonly Thing[] =>
  'sheet' in what ? [] : ['film' in what ? FILM_THINGS[what.film] : what.picture];

/** Of all chapters and materials, in the lists in which a parent sees them. */
export const coverLists: readonly (readonly ChapterCover[])[] = [
  ...liveCourses.map((course) => ofChapters(course, course.chapters ?? [])),
  ...filmCourses.map((course) => ofChapters(course, course.chapters)),
  ...trials.map((key) => ofChapters(COURSES[key], [TRIAL_CHAPTERS[key]])),
  DEMO_OPEN_CLASSES,
  DEMO_PEA_SERIES.flatMap(({ classes }) => classes),
  ...MODULES.map(({ cards }) => cards.flatMap(({ cover = [] }) => cover)),
  // The newest first.
  MATERIALS.toSorted((one, other) => one.daysAgo - other.daysAgo),
  ...MATERIALS.map((material) =>
    material.files.flatMap((file, index) =>
      thingsOf(file).map((thing) => coverOfChapter(material, index, thing)),
    ),
  ),
];

export function drawnCovers(): readonly Drawing[] {
  const used = new Map(coverLists.flat().map((cover) => [chapterKey(cover), cover]));
  return [...used.values()].map(drawnCover);
}
