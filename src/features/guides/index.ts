export { guidePage } from './guide-page';
export { GuideBody } from './GuideBody';
export { GuidesSheet } from './GuidesSheet';
export { guideTexts } from './texts';
