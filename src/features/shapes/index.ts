export { FormFooter } from './FormFooter';
export { Loaded } from './Loaded';
export { LoadFailure } from './LoadFailure';
export { PagedList } from './PagedList';
