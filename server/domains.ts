/**
 * All domains of the backend, in dependency order: a domain imports (values and types) only earlier ones; lint checks this. The other
 * direction goes through a hook of the earlier domain (core/hook.ts). Names are those of src/contract/domains.ts. registry.ts derives
 * handlers, tables and export labels from this list; adding a domain means adding its folder and a line here.
 */
export { account } from './domains/account';
export { files } from './domains/files';
export { messages } from './domains/messages';
export { addresses } from './domains/addresses';
export { tracking } from './domains/tracking';
export { links } from './domains/links';
export { download } from './domains/download';
export { guides } from './domains/guides';
export { home } from './domains/home';
export { configuration } from './domains/configuration';
export { deliveries } from './domains/deliveries';
export { orders } from './domains/orders';
export { help } from './domains/help';
export { films } from './domains/films';
export { stories } from './domains/stories';
export { questions } from './domains/questions';
export { hours } from './domains/hours';
export { courses } from './domains/courses';
export { learning } from './domains/learning';
export { profile } from './domains/profile';
export { materials } from './domains/materials';
export { homework } from './domains/homework';
export { rewards } from './domains/rewards';
export { lessons } from './domains/lessons';
export { classes } from './domains/classes';
export { growth } from './domains/growth';
export { evaluation } from './domains/evaluation';
export { works } from './domains/works';
export { straight } from './domains/straight';
export { stepup } from './domains/stepup';
export { activities } from './domains/activities';
export { share } from './domains/share';
export { staff } from './domains/staff';
