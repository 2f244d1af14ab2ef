/** The rules are shared with the page of the hours, so that both show the same numbers. */
export { addUp, brandSums, needsCategories, NO_HOURS, type HourSums } from '@/features/hours/sums';
