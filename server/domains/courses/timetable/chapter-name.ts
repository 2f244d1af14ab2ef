/** As a lesson is called: its number in the course, and what its chapter is called. */
export const chapterName = (number: number, name: string): string => `第${number}讲 ${name}`;
