/**
 *     <ChildSubjects chosen={store.subject} onChange={store.choose} />     // hidden for a child of one subject
 *     <SubjectMenu chosen={store.subject} onChange={store.choose} />       // the same as a menu
 *     <AfterSubjects skeleton={skeleton}>…</AfterSubjects>                 // the row and what is below it come together
 */
export { AfterSubjects, ChildSubjects } from './ChildSubjects';
export { SubjectMenu } from './SubjectMenu';
