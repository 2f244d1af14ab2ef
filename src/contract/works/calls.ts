/** Works of children: baby show, little teacher, teacher star. No start page uses any of these calls. */
import { defineCalls } from '../define';
import { shapes } from '../generated/works/calls';
import type { worksSchemas } from './schema';

const ours = { service: 'product', served: true, assumed: true } as const;
/** A shown work is public by its URL. */
const forAll = { ...ours, access: 'optional' } as const;
const forParents = { ...ours, access: 'session' } as const;

export const worksCalls = defineCalls<typeof worksSchemas>(shapes)({
  getGroupIdByLittleTeacher: {
    method: 'POST',
    path: '/v1/course/getGroupIdByLittleTeacher',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  listWorks: { method: 'GET', path: '/v1/childWork/list', ...forParents },
  getWork: { method: 'GET', path: '/v1/childWork/detail', ...forAll },
  saveWork: { method: 'POST', path: '/v1/childWork/save', ...forParents },
  submitWork: { method: 'POST', path: '/v1/childWork/submit', ...forParents },
  takeBackWork: { method: 'POST', path: '/v1/childWork/takeBack', ...forParents },
  likeWork: { method: 'POST', path: '/v1/childWork/like', ...forParents },
  collectWork: { method: 'POST', path: '/v1/childWork/collect', ...forParents },
  listWorkComments: { method: 'GET', path: '/v1/childWork/comments', ...forAll },
  addWorkComment: { method: 'POST', path: '/v1/childWork/addComment', ...forParents, once: true },
  removeWorkComment: { method: 'POST', path: '/v1/childWork/removeComment', ...forParents },
  reportWork: { method: 'POST', path: '/v1/childWork/report', ...forParents, once: true },
  listWorkTopics: { method: 'GET', path: '/v1/childWork/topics', ...forAll },
  listStarPlaces: { method: 'GET', path: '/v1/childWork/starPlaces', ...forParents },
  getStarActivity: { method: 'GET', path: '/v1/childWork/starActivity', ...forAll },
});
