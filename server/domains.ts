/**
 * The domains that the backend serves: the words of src/contract/domains.ts. Handlers, tables and labels of the export come from this
 * list (registry.ts). A new domain is its folder and its line here.
 */
export { account } from './domains/account';
export { activities } from './domains/activities';
export { addresses } from './domains/addresses';
export { classes } from './domains/classes';
export { configuration } from './domains/configuration';
export { courses } from './domains/courses';
export { deliveries } from './domains/deliveries';
export { download } from './domains/download';
export { evaluation } from './domains/evaluation';
export { files } from './domains/files';
export { films } from './domains/films';
export { growth } from './domains/growth';
export { guides } from './domains/guides';
export { help } from './domains/help';
export { home } from './domains/home';
export { homework } from './domains/homework';
export { hours } from './domains/hours';
export { learning } from './domains/learning';
export { lessons } from './domains/lessons';
export { links } from './domains/links';
export { materials } from './domains/materials';
export { messages } from './domains/messages';
export { orders } from './domains/orders';
export { profile } from './domains/profile';
export { questions } from './domains/questions';
export { rewards } from './domains/rewards';
export { share } from './domains/share';
export { stepup } from './domains/stepup';
export { stories } from './domains/stories';
export { straight } from './domains/straight';
export { tracking } from './domains/tracking';
export { works } from './domains/works';
