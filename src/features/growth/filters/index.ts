/**
 *     <ChildSubjects chosen={store.subject} onChange={store.choose} />     // hidden for a child of one subject
 */
export { ChildSubjects } from './ChildSubjects';
