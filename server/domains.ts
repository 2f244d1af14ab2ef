/**
 * The domains that the backend serves, in their order: a domain imports only domains that stand before it, types as well (lint checks
 * it). What a higher one has to be told or asked is a hook of the lower one (core/hook.ts). All are words of src/contract/domains.ts;
 * handlers, tables and labels of the export come from this list (registry.ts). A new domain is its folder and its line here.
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
