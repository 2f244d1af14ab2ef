/** Words of the new school year on home. */
export const higherLevelTexts = {
  title: '新学年升班开始啦',
  text: '来看看孩子新学年的班级安排吧',
  enter: '去看看',
  entrance: '新学年升班',
  entranceNote: '看看孩子新学年的班级安排',
} as const;
