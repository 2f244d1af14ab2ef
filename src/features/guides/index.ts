export { guidePage } from './GuideBody';
export { GuideBody } from './GuideBody';
export { GuidesSheet } from './GuidesSheet';
export { guideTexts } from './texts';
