import { CARTOONS } from './cartoons';
import type { DemoFilmCourse } from './outline';
import { OTHERS } from './others';
import { PHONICS } from './phonics';

/** Testers open the first one: it has the lowest id of all film courses. */
export const FILM_COURSES = { ...PHONICS, ...CARTOONS, ...OTHERS } as const;

export type FilmCourseKey = keyof typeof FILM_COURSES;

export const filmCourseKeys = Object.keys(FILM_COURSES) as FilmCourseKey[];

export const filmCourseOf = (key: FilmCourseKey): DemoFilmCourse => FILM_COURSES[key];
