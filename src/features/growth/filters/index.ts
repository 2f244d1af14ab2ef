/**
 *     <ChildSubjects chosen={store.subject} onChange={store.choose} />     // hidden for a child of one subject
 *     <SubjectMenu chosen={store.subject} onChange={store.choose} />       // the same as a menu
 */
export { ChildSubjects } from './ChildSubjects';
export { SubjectMenu } from './ChildSubjects';
