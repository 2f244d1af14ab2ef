/** What the services do without until the first page stands, in one file of the build. */
export { Together } from './api/together';
export { Outbox } from './tracking/outbox';
