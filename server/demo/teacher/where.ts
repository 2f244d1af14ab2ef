/** Beside the app's pages: no part of the parents' bundles. */
export const TEACHER_PATH = '/__demo/teacher';

/** Named so that nobody takes it for one that protects anything. */
export const DEMO_TEACHER_PASSWORD = 'DEMO_ONLY_teacher_2026';
