/** Shown to parents. */
export const SURVEY_MESSAGES = { notDue: '本次问卷已经提交过，感谢您的参与' } as const;
