/** Medals: what they are for, and how much of it each level takes. Not shown (assumed). */

/** Counted from what the database holds of the child, so that a medal needs no award of its own:
 * lessons: lessons that the child joined, those before this backend knew its timetable by their number alone;
 * checkIn: days that were checked in; streak: the longest row of such days;
 * homework: homework that is done; reports: learning reports that were read; subjects: subjects with a course;
 * tasks: rewards of tasks that were claimed; activities: activities of ours that the family takes part in;
 * feedback: feedbacks that were sent.
 */
export const MEDALS = {
  lessons: [10, 50, 100],
  checkIn: [7, 30, 100],
  streak: [3, 7, 30],
  homework: [1, 5, 20],
  reports: [1, 5, 20],
  subjects: [1, 3, 5],
  tasks: [1, 5, 20],
  activities: [1, 3, 10],
  feedback: [1, 3, 5],
} as const satisfies Readonly<Record<string, readonly [number, number, number]>>;

export type MedalName = keyof typeof MEDALS;

export const medalNames = Object.keys(MEDALS) as MedalName[];

/** 0: not earned yet; 1 to 3: bronze, silver, gold. */
export type MedalLevel = 0 | 1 | 2 | 3;

/** The level that an amount of it has earned. */
export const medalLevel = (name: MedalName, amount: number): MedalLevel =>
  MEDALS[name].filter((needed) => amount >= needed).length as MedalLevel;
