/**
 *     <ChildSubjects chosen={store.subject} onChange={store.choose} />     // nothing for a child of one subject
 */
export { ChildSubjects } from './ChildSubjects';
