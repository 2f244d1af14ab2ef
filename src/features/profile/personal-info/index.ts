export { BirthField } from './fields';
export { KidNameField } from './fields';
export { RegionField } from './fields';
export { RelationField } from './fields';
export { infoTexts, sexNames } from './texts';
