export const ALL_SUBJECTS = '全部';
