export { ConsultWays } from './ConsultWays';
