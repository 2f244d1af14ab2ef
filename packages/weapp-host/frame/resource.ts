export { resourceOf } from '../protocol/resource';
