export { AllAtOnce } from './AllAtOnce';
export { FormFooter } from './FormFooter';
export { Loaded, type Missing } from './Loaded';
export { LoadFailure } from './LoadFailure';
export { PagedList } from './PagedList';
