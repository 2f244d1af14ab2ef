export { DetailSkeleton, ListSkeleton } from './ClassSkeleton';
export { ClassCard, type ClassMark } from './ClassCard';
export { ClassDetail } from './ClassDetail';
export { enterLive } from './live-room';
export { isScarce, openMark, peaMark, seatsText } from './ClassCard';
export { ShareCell } from './ClassDetail';
export { classTexts } from './texts';
export { CatchUp } from './when';
