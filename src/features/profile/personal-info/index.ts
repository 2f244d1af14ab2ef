export { BirthField } from './BirthField';
export { KidNameField } from './KidNameField';
export { RegionField } from './RegionField';
export { RelationField } from './RelationField';
export { infoTexts, sexNames } from './texts';
