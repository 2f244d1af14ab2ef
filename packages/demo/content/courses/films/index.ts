import { CARTOONS } from './cartoons';
import type { DemoFilmCourse } from './outline';
import { OTHERS } from './others';
import { PHONICS } from './phonics';

/** The first one is what testers are led to: its id is the first of all courses of films. */
export const FILM_COURSES = { ...PHONICS, ...CARTOONS, ...OTHERS } as const;

export type FilmCourseKey = keyof typeof FILM_COURSES;

export const filmCourseKeys = Object.keys(FILM_COURSES) as FilmCourseKey[];

export const filmCourseOf = (key: FilmCourseKey): DemoFilmCourse => FILM_COURSES[key];
