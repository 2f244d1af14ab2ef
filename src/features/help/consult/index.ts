export { ConsultWays } from './ConsultWays';
export { phoneConsult, type ConsultApp } from './phone-consult';
