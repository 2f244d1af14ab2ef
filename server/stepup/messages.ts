/** Texts of the step-up that a client may show. */
export const STEP_UP_MESSAGES = { notStepUp: '孩子暂时没有升阶安排' } as const;
