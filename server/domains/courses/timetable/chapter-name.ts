/** Display name of a lesson: its number in the course and its chapter's name. */
export const chapterName = (number: number, name: string): string => `第${number}讲 ${name}`;
