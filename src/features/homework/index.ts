export { AnswerSheet, type SheetConflict } from './sheet/answer-sheet';
export { asList, asMap, type Answers, type Side } from './drafts/merge';
export { saysNothing } from './drafts/same';
export { handInQueue } from './queue/hand-in-queue';
export { homeworkChanges } from './changes';
export { ConflictDialog } from './sheet/ConflictDialog';
export { SavedNote } from './sheet/ConflictDialog';
